import type { TabMessage } from '#machines/tab/messages.ts'

/** Where tabs hear each other, each sender's messages in their order; no tab hears itself. */
export interface TabChannel {
  /** Is lost while this tab does not listen. */
  post(message: TabMessage): void
  listen(hear: (message: TabMessage) => void): void
  close(): void
}
