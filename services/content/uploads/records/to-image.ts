import type { CatalogueRow } from '../../import/row.ts'
import { toRecord } from '../../import/to-record.ts'
import type { OpenedPicture } from '../../opening/contract.ts'
import type { ImageRecord } from '../../record/image-record.ts'
import { isSmallPrint, largestPrintOf, soleSizesOf } from '../../record/print.ts'
import type { NewUpload } from '../contract.ts'

/** Names the image of an upload. */
export const imageIdOf = (upload: number): string => `upload-${upload}`

/**
 * Makes the image that a file becomes. The rules of imports fill in what is not said
 * (docs/catalogue-rules.md). One whose largest print is under 12 inches has that size alone, once it is
 * confirmed.
 */
export function toImage(
  id: string,
  said: NewUpload,
  { opened, original }: { opened: OpenedPicture; original: string },
): ImageRecord {
  const print = largestPrintOf(opened.pixels, null)
  const row: CatalogueRow = {
    id,
    local_id: said.name ?? '',
    title: said.title,
    caption: said.caption,
    artist: said.artist,
    keywords: said.keywords,
    publisher: said.publisher as CatalogueRow['publisher'],
    price: said.price as CatalogueRow['price'],
    royalty_code: said.royalty_code,
    max_width: print.width,
    max_height: print.height,
  }
  const picture = {
    path: original,
    size: opened.pixels,
    colors: opened.colors,
    placeholder: opened.placeholder,
  }
  const record = toRecord(row, { picture, published: false })
  if (!isSmallPrint(print) || said.sells_small !== true) return record
  return { ...record, substrateSizes: soleSizesOf(print, record.substrates) }
}
