import type { DetailName, Details } from '#machines/upload-file/details.ts'
import type { FileNews } from '#machines/upload-file/events.ts'
import type { AboutAll } from '#machines/upload-file/failure.ts'
import type { ChosenFile } from '#machines/upload-file/file.ts'
import type { Content } from './context.ts'

/** What is typed for all. */
export type CommonTyping = { [Name in DetailName]: { name: Name; typed: Details[Name] } }[DetailName]

export type UploadEvent =
  /** The page is shown: the shop may have more of this person. */
  | { type: 'uploads.shown' }
  /** The modal is asked for, or closed. */
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  /** Chosen or dropped, into the modal or anywhere. */
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'choice.dropped'; id: string }
  /** It is said whose content the chosen files are. */
  | { type: 'content.said'; content: Content }
  | { type: 'faults.dismissed' }
  /** What is said of all files that have nothing of their own there. */
  | ({ type: 'common.typed' } & CommonTyping)
  | { type: 'common.cleared'; name: DetailName }
  /** And of those that have. */
  | ({ type: 'common.applied' } & CommonTyping)
  /** All that print small may be sold. */
  | { type: 'small.allConfirmed' }
  | { type: 'uploads.saved' }
  /** All that bear the local id of a picture take its place. */
  | { type: 'named.replaced' }
  | { type: 'uploads.resumed' }
  /** Those that are pictures of the shop by now leave the list. */
  | { type: 'saved.cleared' }
  | { type: 'line.lost' }
  | { type: 'line.back' }
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }
  /** Raised: a turn may be free, or somebody waits for one. */
  | { type: 'turns.due' }
  /** Raised: the queue itself was refused. */
  | { type: 'all.held'; failure: AboutAll }
  | FileNews

export type UploadEmitted =
  /** There is one more picture in the shop: lists of pictures are read again. */
  { type: 'picture.made' }
