import { MOST_BYTES } from '#machines/lifecycles/original.ts'

/** A file that was chosen, as machines know it; its bytes stay with client/effects, under `bytes`. */
export interface ChosenFile {
  /** Unique; given by whoever offers the file. What is made of it is made once under it. */
  id: string
  /** Where it lies in the folder that was chosen; its name where it was chosen alone. */
  path: string
  name: string
  /** Bytes. */
  size: number
  /** When it was changed last, in milliseconds since 1970; null for one that only the shop has told of. */
  modified: number | null
}

/** Whether one that is chosen again is the same as far as a browser can tell (issue 14, line 3). */
export const isSameFile = (one: ChosenFile, other: ChosenFile): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  (one.modified === other.modified || one.modified === null || other.modified === null) &&
  (one.path === other.path || one.path === one.name || other.path === other.name)

const SAVE_AS = 'Save it as JPEG, PNG, WebP or TIFF, then add that.'

/** Kinds of files that are never taken, by their endings, with what to do. */
const NOT_TAKEN: readonly (readonly [RegExp, string])[] = [
  [/\.(heic|heif)$/i, `HEIC pictures are not taken. ${SAVE_AS}`],
  [/\.avif$/i, `AVIF pictures are not taken. ${SAVE_AS}`],
  [/\.gif$/i, `GIF pictures are not taken. ${SAVE_AS}`],
  [/\.(psd|psb)$/i, `Photoshop files are not taken. ${SAVE_AS}`],
  [/\.(dng|cr2|cr3|nef|arw|raf|orf|rw2)$/i, `RAW files are not taken. ${SAVE_AS}`],
  [/\.svgz?$/i, `Drawings are not taken. ${SAVE_AS}`],
  [/\.pdf$/i, `PDF files are not taken. ${SAVE_AS}`],
  [/\.html?$/i, 'Web pages are not taken.'],
]

/** Why a file is not sent at all; null when only its content can tell. */
export const faultOf = ({ name, size }: ChosenFile): string | null => {
  if (size === 0) return 'This file is empty. Copy it anew from where it came from.'
  if (size > MOST_BYTES) return `This file is larger than ${MOST_BYTES / 1_000_000} MB. Save a smaller one.`
  return NOT_TAKEN.find(([ending]) => ending.test(name))?.[1] ?? null
}

/** Files that systems leave in folders, which nobody has meant to choose. */
export const isLeftBehind = ({ name }: Pick<ChosenFile, 'name'>): boolean =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)
