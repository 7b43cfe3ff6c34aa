import { parse as parsePath } from 'node:path'
import type { Color } from '#services/shared/vocabulary.ts'
import { fold } from '../index/words.ts'
import { type Extent, orientationOf, renditionOf } from '../record/extent.ts'
import type { ImageRecord } from '../record/image-record.ts'
import { isSmallPrint, soleSizesOf } from '../record/print.ts'
import { BadRow, type CatalogueRow } from './row.ts'
import {
  chooseColors,
  chooseMegapixels,
  choosePeople,
  choosePrice,
  chooseStyles,
  chooseSubstrates,
  chooseType,
  computeLargestPrint,
  describingWordsOf,
} from './rules.ts'

/** A picture that was copied into the picture store. */
export interface Picture {
  /** Relative to the store. */
  path: string
  /** Pixels, upright. */
  size: Extent
  colors: Color[]
  placeholder: string
}

/** Makes an image of a row. Throws BadRow when it has neither an id nor a file to name it after. */
export function toRecord(
  row: CatalogueRow,
  { picture, published }: { picture: Picture | null; published: boolean },
): ImageRecord {
  const size = picture?.size ?? null
  const print = computeLargestPrint(row, size)
  const words = describingWordsOf(row)
  const rendition = renditionOf(print, size)
  const orientation = size ? null : row.orientation
  const substrates = row.substrates ?? chooseSubstrates(print)
  // Nobody is asked whether a picture too small for the standard sizes is sold: publishing it says so.
  const isSoldSmall = published && size !== null && isSmallPrint(print)
  return {
    id: idOf(row),
    localId: row.local_id ?? '',
    title: row.title ?? '',
    caption: row.caption ?? '',
    artist: row.artist ?? row.artists?.join(', ') ?? '',
    keywords: [...new Set(row.keywords ?? [])].filter((keyword) => keyword.trim() !== ''),
    price: row.price ?? choosePrice(print),
    published,
    publisher: row.publisher ?? 'GAA',
    type: row.type ?? chooseType(words),
    people: row.people ?? choosePeople(words),
    orientation: orientation ?? orientationOf(size ?? print),
    styles: row.styles ?? chooseStyles(words),
    colors: row.colors ?? picture?.colors ?? chooseColors(words),
    megapixels: row.megapixels ?? chooseMegapixels(print, size),
    maxWidth: print.width,
    maxHeight: print.height,
    substrates,
    substrateSizes: isSoldSmall ? soleSizesOf(print, substrates) : {},
    artwork: picture ? { kind: 'file', path: picture.path } : { kind: 'plate' },
    pixelWidth: rendition.width,
    pixelHeight: rendition.height,
    placeholder: picture?.placeholder ?? '',
    popularity: 0,
    royaltyCode: row.royalty_code ?? '',
    createdAt: row.created ? new Date(row.created) : null,
  }
}

const LONGEST_ID = 100

/** Names a row without an id after its picture. */
function idOf(row: CatalogueRow): string {
  if (row.id) return row.id
  const name = fold(parsePath(row.file ?? row.picture ?? '').name)
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, LONGEST_ID)
  if (!/[^.]/.test(name)) throw new BadRow('id: This field is required.')
  return name
}
