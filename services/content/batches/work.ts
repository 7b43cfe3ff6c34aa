import type { Queryable } from '#services/shared/database/driver.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { Verdict } from './verdict.ts'

/** What a batch knows of a record beside the record. */
export interface Told {
  /** The version at which it was found; of an undoing, that which the edit made it. */
  began: number
  /** What a file asks of its fields. */
  asked?: Values | null
  /** Whether it is to be made. */
  is_new?: boolean
}

/** A record that a batch takes, with the version that it goes by; its present one where that is left out. */
export interface Wanted extends Partial<Told> {
  id: RecordId
}

/** What was decided of a record. */
export interface Judged {
  /** What it is called; empty where it is gone. */
  label: string
  /** The version that it was decided on. */
  began: number
  verdict: Verdict
}

export interface Done extends Judged {
  /** The event that was written of it; null where none was. */
  written: { stream: string; version: number } | null
}

/** What a batch does: one rule decides in the dry run, which writes nothing, and in the run. */
export interface Work {
  /** How many records it decides on at once. */
  most: number
  /** Decides what would become of records, in their order. */
  plan(tx: Queryable, wanted: readonly Wanted[], by: By): Promise<Judged[]>
  /** Does the same, and writes it. */
  carryOut(tx: Queryable, wanted: readonly Wanted[], by: By): Promise<Done[]>
}
