/** Why what is kept of an actor cannot be read. It is set aside for a report, and the actor begins anew. */
export type JournalFailure =
  /** There is a gap in it, or it is no journal. */
  | { kind: 'garbled'; message: string }
  /** No migration leads on from its version of the machine, which is a later one as a rule. */
  | { kind: 'unknownVersion'; message: string }
  /** The machine throws on it. */
  | { kind: 'broken'; message: string }

/** Thrown where a journal is read, for {@link toFailure}. */
export class Unreadable extends Error {
  readonly failure: JournalFailure
  constructor(kind: JournalFailure['kind'], message: string) {
    super(message)
    this.name = 'Unreadable'
    this.failure = { kind, message }
  }
}

export const toFailure = (error: unknown): JournalFailure =>
  error instanceof Unreadable
    ? error.failure
    : { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
