import type { HeldToken } from '#client/apollo/session.ts'

/** The page around the shared actors. */
export interface TabHooks {
  /** The access token, which is in no journal and no state: whoever gives the state gives it along. */
  readToken(): HeldToken | null
  holdToken(token: HeldToken | null): void
  /** In the leader: no tab was left, so that what was only in memory is gone. */
  onResumed(): void
  /**
   * In the leader: the page was left, and is shown again as it was. Only the server knows who is here: a tab
   * that was closed as its visitor signed out may have told and kept nothing of it.
   */
  onBack(): void
  /** Is called before another tab's state replaces this one's; what it answers is called afterwards. */
  onReplaced(): () => void
  /** Another tab has changed a cart, or ordered it. */
  onCartChanged(token: string, orderId: string | null): void
  /** The page was left, and is shown again: nobody could tell it of changes meanwhile. */
  onShownAgain(): void
  /** In the leader: something that was kept cannot be read, and the visitor is to be told. */
  onSetAside(): void
}
