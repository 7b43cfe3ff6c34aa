import type { DetailName, Details, Typed } from './details.ts'
import { detailsOf } from './details.ts'
import type { FileFailure } from './failure.ts'
import type { ChosenFile } from './file.ts'
import type { AlikePicture, FileView, KnownFile, Opened } from './picture.ts'
import type { Bytes } from './ports.ts'

export interface UploadFileInput extends Bytes {
  file: ChosenFile
  /** What is said of it from the beginning. */
  typed: Typed
  /** What the shop has of it already; null for one that was just chosen. */
  view: FileView | null
}

export interface UploadFileContext extends Bytes {
  file: ChosenFile
  /** Null before it was read. */
  sha256: string | null
  /** The shop's id of it; null before it expects the file. */
  remote: string | null
  /** Bytes of it that the shop has. */
  offset: number
  /** Bytes a second, as measured last. */
  rate: number
  /** It is sent though the shop has the same bytes. */
  again: boolean
  /** Pictures that it is or looks like, to be decided. */
  alike: readonly AlikePicture[]
  opened: Opened | null
  /** What was typed for it alone. */
  typed: Typed
  /** What was typed for all, as it was ordered to be saved. */
  common: Typed
  /** Its sale is confirmed though it prints small. */
  sellsSmall: boolean
  /** Which of those alike is being decided about. */
  deciding: AlikePicture | null
  /** What the shop says of a file that it does not take. */
  refusal: string | null
  failure: FileFailure | null
  /** The image that it became, or whose picture it is now. */
  image: string | null
  /** What came too late, as it had become that image before, and is not done. */
  late: 'edit' | 'discard' | null
}

export const beginFile = ({ file, typed, bytes, view }: UploadFileInput): UploadFileContext => ({
  file,
  bytes,
  sha256: view?.sha256 ?? null,
  remote: view?.id ?? null,
  offset: view?.offset ?? 0,
  rate: 0,
  again: false,
  alike: view?.alike ?? [],
  opened: view?.opened ?? null,
  typed,
  common: {},
  sellsSmall: false,
  deciding: null,
  refusal: view?.refusal ?? null,
  failure: null,
  image: null,
  late: null,
})

export const keepView = ({ id, offset, opened, alike, refusal }: FileView): Partial<UploadFileContext> => ({
  remote: id,
  offset,
  opened,
  alike,
  refusal,
})

export const keepKnown = ({ file, images }: KnownFile): Partial<UploadFileContext> => ({
  remote: file?.id ?? null,
  offset: file?.offset ?? 0,
  alike: images,
})

/** What it would be saved with. */
export const savedDetailsOf = ({ typed, common, opened }: UploadFileContext): Typed =>
  detailsOf({ typed, common, described: opened?.described ?? null })

/** What somebody has typed for it, here or for all. */
export const typedDetailsOf = ({ typed, common }: Pick<UploadFileContext, 'typed' | 'common'>): Typed =>
  detailsOf({ typed, common, described: null })

/** The picture that it is meant to replace, by its name; null where that is none, or not one alone. */
export const namedOf = ({ alike }: Pick<UploadFileContext, 'alike'>): AlikePicture | null => {
  const named = alike.filter(({ kind }) => kind === 'named')
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Whether somebody has to say first that it is sold though it prints small. */
export const isUnconfirmed = ({ opened, sellsSmall, typed }: UploadFileContext, common: Typed): boolean =>
  opened?.isSmall === true &&
  !sellsSmall &&
  detailsOf({ typed, common, described: opened.described }).published === true

export type Typing = { [Name in DetailName]: { name: Name; typed: Details[Name] } }[DetailName]
