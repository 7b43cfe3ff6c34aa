import type { OpenedPicture, RefusalCode } from '../contract.ts'

/** Asks the process apart for one picture. */
export interface Asked {
  path: string
  /** Where the proof is to be written. */
  draft: string
}

/** What the process apart says: `memory` while it works, where its parent cannot see it. */
export type Answer =
  | { kind: 'ready' }
  | { kind: 'memory'; bytes: number }
  | { kind: 'opened'; picture: OpenedPicture }
  | { kind: 'refused'; code: RefusalCode; message: string }
  /** `code` is the system's, such as ENOSPC. */
  | { kind: 'failed'; message: string; code?: string }
