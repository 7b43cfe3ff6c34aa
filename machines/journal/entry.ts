import type { AnyEventObject } from 'xstate'

/** One event that a machine took, as the journal keeps it (design.md section 3, Journal). */
export interface JournalEntry {
  /** The actor that took it: its name, with the child's id after a slash for a machine within it. */
  stream: string
  /** From 0, without a gap; entry 0 is `xstate.init` with the actor's input. */
  seq: number
  /** Milliseconds since 1970. */
  at: number
  /** The `version` of the machine's chart; '1' where it names none. */
  machineVersion: string
  /** The event as data: a port's error is its refusal data, a secret is its reference. */
  event: AnyEventObject
}
