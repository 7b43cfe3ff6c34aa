import type { FormValues } from '#machines/resource-form/ports.ts'
import type { UploadFailure } from './failure.ts'
import type { ChosenFile } from './files.ts'
import type { Uploaded } from './ports.ts'

export interface Progress {
  id: string
  /** Bytes. */
  sent: number
}

export type UploadEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  /** Chosen or dropped into the modal. */
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'file.removed'; id: string }
  /** The modal's form, said of every chosen file. */
  | { type: 'details.submitted'; details: FormValues; isValid: boolean }
  | ({ type: 'progress.made' } & Progress)
  /** Given up, whether it waits, goes on or has failed. */
  | { type: 'upload.cancelled'; id: string }
  | { type: 'upload.retried'; id: string }
  /** A failed one is to be described again, in the modal. */
  | { type: 'upload.reopened'; id: string }
  | { type: 'uploads.resumed' }
  | { type: 'signedOut' }

export type UploadEmitted =
  /** Read the list of uploads again. */
  | ({ type: 'upload.finished'; file: ChosenFile } & Uploaded)
  | { type: 'upload.failed'; file: ChosenFile; failure: UploadFailure }
  | { type: 'uploads.paused'; failure: UploadFailure }
  /** Fill the modal's form with this. */
  | { type: 'details.restored'; details: FormValues }
