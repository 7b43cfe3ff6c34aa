import { declarePort } from '#machines/port.ts'

/** What of the journal was written. */
export interface WrittenBurst {
  /** Names of actors with a stream that has grown too long. */
  long: readonly string[]
}

export interface Cut {
  /** Whoever was here has left: what no actor has taken up goes too. */
  hasLeft: boolean
}

/** Every port rejects with what the store rejects with; `toFailure` reads it. */
export const journalWriterPorts = {
  /** Resolves at the end of the turn: whatever is taken in one go is taken by then. */
  endTurn: declarePort<void>('journal-writer.endTurn'),
  /** Writes all that waits in one transaction. What is refused waits again. */
  writeBurst: declarePort<WrittenBurst>('journal-writer.writeBurst'),
  /** Puts snapshots in the place of all that is kept of these actors. */
  boundActors: declarePort<void, WrittenBurst>('journal-writer.boundActors'),
  /** Lets go of all that led to where the actors are now. */
  cutStreams: declarePort<void, Cut>('journal-writer.cutStreams'),
  /** From now on keeps all in memory, with what this page has kept so far. */
  fallBack: declarePort<void>('journal-writer.fallBack'),
}
