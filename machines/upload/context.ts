import type { UploadFailure } from './failure.ts'
import { type ChosenFile, faultOf } from './files.ts'
import type { Upload } from './ports.ts'

export interface UploadInput {
  /** Whose uploads they are (spec.md section 6). */
  creatorUuid: string
}

export interface FailedUpload extends Upload {
  failure: UploadFailure
}

export interface UploadContext extends UploadInput {
  /** In the add-new modal, to be described and sent. */
  chosen: readonly ChosenFile[]
  /** What the modal says is wrong, in words. */
  faults: readonly string[]
  /** In the order in which they go. */
  waiting: readonly Upload[]
  current: Upload | null
  /** Bytes of the current one. */
  sent: number
  failed: readonly FailedUpload[]
  /** Why all wait. */
  failure: UploadFailure | null
}

export const initialContext: Omit<UploadContext, 'creatorUuid'> = {
  chosen: [],
  faults: [],
  waiting: [],
  current: null,
  sent: 0,
  failed: [],
  failure: null,
}

/** Adds the files that can be sent to what was chosen, and says of the others why they cannot. */
export const addFiles = ({ chosen }: UploadContext, files: readonly ChosenFile[]) => ({
  chosen: [...chosen, ...files.filter((file) => faultOf(file) === null)],
  faults: files.map(faultOf).filter((fault) => fault !== null),
})

export const leaveOut = <Item extends Upload>(uploads: readonly Item[], id: string): readonly Item[] =>
  uploads.filter(({ file }) => file.id !== id)

export const hasFile = (uploads: readonly Upload[], id: string): boolean =>
  uploads.some(({ file }) => file.id === id)
