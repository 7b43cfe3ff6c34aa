import type { Described, MetadataOrigin, Said } from '../contract.ts'
import type { Blocks } from './blocks.ts'
import { cleanLine, cleanText, cutTo } from './clean.ts'
import { readTags, type Tags } from './read-tags.ts'

/** In UTF-16 units, as the record's fields have them (services/content/images/record-fields.ts). */
const LONGEST = { title: 500, caption: 20_000, creator: 500, rights: 2_000, credit: 500, digitalSource: 100 }
const LONGEST_KEYWORD = 200
const MOST_KEYWORDS = 300

const ORIGINS = ['XMP', 'IPTC', 'EXIF'] as const

/** Where each text stands, by the names of exifreader. */
const NAMES = {
  title: { XMP: 'title', IPTC: 'Object Name', EXIF: 'XPTitle' },
  caption: { XMP: 'description', IPTC: 'Caption/Abstract', EXIF: 'ImageDescription' },
  creator: { XMP: 'creator', IPTC: 'By-line', EXIF: 'Artist' },
  keywords: { XMP: 'subject', IPTC: 'Keywords', EXIF: 'XPKeywords' },
  rights: { XMP: 'rights', IPTC: 'Copyright Notice', EXIF: 'Copyright' },
  credit: { XMP: 'Credit', IPTC: 'Credit', EXIF: '' },
  digitalSource: { XMP: 'DigitalSourceType', IPTC: '', EXIF: '' },
} as const

/** Reads what a file says of itself: XMP first, then IPTC, then EXIF (issue 14, line 8). */
export function describe(blocks: Blocks): Described {
  const tags = readTags(blocks)
  const line = (field: Exclude<keyof typeof NAMES, 'keywords' | 'caption'>, between = ' ') =>
    find(tags, NAMES[field], (texts) => shorten(texts.map(cleanLine).join(between), LONGEST[field]))
  const source = line('digitalSource')
  const said: Described = {
    title: line('title'),
    caption: find(tags, NAMES.caption, (texts) => shorten(cleanText(texts.join('\n')), LONGEST.caption)),
    creator: line('creator', ', '),
    keywords: find(tags, NAMES.keywords, keepKeywords),
    rights: line('rights'),
    credit: line('credit'),
    digitalSource: source && { ...source, value: source.value.split('/').at(-1) ?? '' },
  }
  const [unread] = blocks.tooLarge
  if (unread && !said.title)
    said.title = { value: '', origin: unread, note: `Its ${unread} is too large to read.` }
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text !== undefined))
}

interface Kept<T> {
  value: T
  note?: string
}

/** Takes the first block that says something. */
function find<T extends string | readonly string[]>(
  tags: Record<MetadataOrigin, Tags>,
  names: Record<MetadataOrigin, string>,
  keep: (texts: string[]) => Kept<T>,
): Said<T> | undefined {
  for (const origin of ORIGINS) {
    const kept = keep(tags[origin](names[origin]))
    if (kept.value.length > 0) return { ...kept, origin }
  }
  return undefined
}

function shorten(text: string, most: number): Kept<string> {
  if (text.length <= most) return { value: text }
  return { value: cutTo(text, most), note: `Shortened to ${most.toLocaleString('en-US')} characters.` }
}

/** Windows has all keywords in one text, with semicolons between. */
function keepKeywords(texts: string[]): Kept<readonly string[]> {
  const split = texts.length === 1 ? (texts[0] ?? '').split(';') : texts
  const all = [...new Set(split.map(cleanLine))].filter((keyword) => keyword !== '')
  const value = all.slice(0, MOST_KEYWORDS).map((keyword) => cutTo(keyword, LONGEST_KEYWORD))
  const notes = [
    ...(all.length > MOST_KEYWORDS
      ? [`The first ${MOST_KEYWORDS} of ${all.length.toLocaleString('en-US')}.`]
      : []),
    ...(value.some((keyword, at) => keyword !== all[at])
      ? [`Shortened to ${LONGEST_KEYWORD} characters each.`]
      : []),
  ]
  return notes.length > 0 ? { value, note: notes.join(' ') } : { value }
}

/** IPTC's digital source types of pictures made, or changed, by a program that learned from others. */
const MADE_BY_AI = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia', 'compositeSynthetic']

export const isMadeByAi = ({ digitalSource }: Described): boolean =>
  digitalSource !== undefined && MADE_BY_AI.includes(digitalSource.value)
