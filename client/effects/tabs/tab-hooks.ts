import type { HeldToken } from '#client/apollo/session.ts'

/** What the shared actors need of the page around them. */
export interface TabHooks {
  /** The token is in no journal and no state; whoever gives the state away gives it along. */
  heldToken(): HeldToken | null
  holdToken(token: HeldToken | null): void
  /** In the leader: no tab has lived to see what was in memory only. */
  onResumed(): void
  /**
   * In the leader: the page was left, and is shown again as it was. A tab that was closed as its visitor
   * signed out may have told and kept nothing of it, so that only the server knows who is here.
   */
  onBack(): void
  /** The state will be another's, without the events that led to it. What it answers is called afterwards. */
  onReplaced(): () => void
  /** A cart was changed in another tab, or ordered. */
  onCartChanged(token: string, orderId: string | null): void
  /** The page was left, and is shown again: what was changed meanwhile was not told. */
  onShownAgain(): void
  /** In the leader: something that was kept could not be gone on with, and the visitor is to be told. */
  onSetAside(): void
}
