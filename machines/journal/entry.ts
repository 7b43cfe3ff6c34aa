import type { AnyEventObject } from 'xstate'

/** One event that a machine took, as the journal keeps it (design.md section 3, Journal). */
export interface JournalEntry {
  /** Which actor took it: its name, and the child's id after a slash where it is a machine within one. */
  stream: string
  /** From 0, without a gap; entry 0 is `xstate.init` with the actor's input. */
  seq: number
  /** Milliseconds since 1970. */
  at: number
  /** The `version` of the machine's chart; '1' where it names none. */
  machineVersion: string
  /** As data: an error that a port threw is its refusal data, a secret is its reference. */
  event: AnyEventObject
}
