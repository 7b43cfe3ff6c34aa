import type { Typing } from './context.ts'
import type { DetailName, Typed } from './details.ts'
import type { AboutAll, SendEnd } from './failure.ts'
import type { AlikePicture, FileView, KnownFile } from './picture.ts'

/** What the queue says to one of its files. */
export type FileOrder =
  /** It may be read, or sent. */
  | { type: 'turn.given' }
  /** All wait: it stops, and has its turn again later. */
  | { type: 'turn.taken' }
  | { type: 'file.known'; known: KnownFile }
  | { type: 'file.seen'; view: FileView }
  /** It was chosen again. */
  | { type: 'bytes.attached'; bytes: string }
  /** It becomes an upload, with what was typed for all. */
  | { type: 'save.ordered'; common: Typed }
  /** It takes the place of the picture whose local id is its name. */
  | { type: 'replacement.ordered' }
  /** What is said of all files holds for this one too. */
  | { type: 'detail.cleared'; name: DetailName }

export type UploadFileEvent =
  | FileOrder
  | { type: 'file.discarded' }
  | { type: 'file.retried' }
  /** It is sent though the shop has it, and both are kept. */
  | { type: 'duplicate.kept' }
  /** It differs from one that it looks like. */
  | { type: 'alike.kept'; picture: AlikePicture }
  /** It takes the place of that image's picture. */
  | { type: 'alike.replaced'; picture: AlikePicture }
  | ({ type: 'detail.typed' } & Typing)
  | { type: 'small.confirmed'; isConfirmed: boolean }
  /** Answers of the port that sends. */
  | { type: 'file.created'; remote: string }
  | { type: 'progress.made'; offset: number; rate: number }
  | { type: 'file.sent' }
  | { type: 'sending.ended'; end: SendEnd }

/** Where a file stands, as its queue is told. */
export type Standing =
  /** It waits to be read. */
  | 'unread'
  | 'reading'
  /** It was read, and the shop is to be asked whether it has it. */
  | 'unknown'
  | 'asked'
  | 'duplicate'
  /** It waits to be sent. */
  | 'queued'
  | 'sending'
  | 'checking'
  /** It looks like another, which has to be decided. */
  | 'alike'
  /** Among those is one whose local id is its name: it may replace that. */
  | 'named'
  /** It waits to replace that. */
  | 'toReplace'
  | 'replacing'
  | 'ready'
  /** What is said of it has to be put right. */
  | 'invalid'
  /** It waits to be saved. */
  | 'ordered'
  | 'saving'
  | 'saved'
  | 'refused'
  | 'failed'
  /** It has to be chosen again. */
  | 'lost'

/** What a file tells its queue. */
export type FileNews =
  | { type: 'file.moved'; id: string; to: Standing; sha256: string | null; remote: string | null }
  /** It met what all would meet, and has given its turn back. */
  | { type: 'file.held'; id: string; to: Standing; failure: AboutAll }
  | { type: 'file.gone'; id: string }
