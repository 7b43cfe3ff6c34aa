/**
 * Something that was done and can be undone, as data alone: an alert carries it, and it means the same after
 * a reload.
 */
export type UndoableAct =
  /** An event of a project's stream, by the project's token and the event's number. */
  { intent: 'cart.undo'; token: string; seq: number }

/** Tells one act from another. */
export const actKeyOf = ({ intent, token, seq }: UndoableAct): string => `${intent} ${token} ${seq}`
