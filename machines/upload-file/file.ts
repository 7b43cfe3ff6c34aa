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

const SAVE_AS = 'Save it as JPEG, PNG, WebP, or TIFF, then add that file.'

/** Kinds of files that are never taken, by their endings, with what to do. */
const NOT_TAKEN: readonly (readonly [RegExp, string])[] = [
  [/\.(heic|heif)$/i, `HEIC pictures aren’t supported. ${SAVE_AS}`],
  [/\.avif$/i, `AVIF pictures aren’t supported. ${SAVE_AS}`],
  [/\.gif$/i, `GIF pictures aren’t supported. ${SAVE_AS}`],
  [/\.(psd|psb)$/i, `Photoshop files aren’t supported. ${SAVE_AS}`],
  [/\.(dng|cr2|cr3|nef|arw|raf|orf|rw2)$/i, `RAW files aren’t supported. ${SAVE_AS}`],
  [/\.svgz?$/i, `Drawings aren’t supported. ${SAVE_AS}`],
  [/\.pdf$/i, `PDF files aren’t supported. ${SAVE_AS}`],
  [/\.html?$/i, 'Web pages aren’t supported.'],
]

/** Why a file is not sent at all; null when only its content can tell. */
export const faultOf = ({ name, size }: ChosenFile): string | null => {
  if (size === 0) return 'This file is empty. Copy it again from the original.'
  if (size > MOST_BYTES) return `This file is larger than ${MOST_BYTES / 1_000_000} MB. Save a smaller one.`
  return NOT_TAKEN.find(([ending]) => ending.test(name))?.[1] ?? null
}

/** Files that systems leave in folders, which nobody has meant to choose. */
export const isLeftBehind = ({ name }: Pick<ChosenFile, 'name'>): boolean =>
  name.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(name)
