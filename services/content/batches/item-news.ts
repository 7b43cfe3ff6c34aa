import type { Values } from '#services/shared/resources/contract.ts'
import type { Outcome } from './contract.ts'
import type { Verdict } from './verdict.ts'

/** What a plan, or a round, says of a record. */
export interface ItemNews {
  place: number
  outcome: Outcome
  reason: string | null
  /** `system`, or the uuid of who has changed it otherwise. */
  changed_by: string | null
  changed_at: string | null
  /** The event that was written. */
  stream: string | null
  version: number | null
}

export interface PlannedItem extends ItemNews {
  /** Null for a row of a file that names none. */
  record: string | null
  label: string
  began: number
  /** Of a file. */
  row: number | null
  /** What a file asks of it, and what it was; null otherwise. */
  asked: Values | null
  was: Values | null
  is_new: boolean
}

/** Says what was decided of a record; `written` where that has been done. */
export const itemNewsOf = (
  verdict: Verdict,
  place: number,
  written: { stream: string; version: number } | null = null,
): ItemNews => {
  const refused = verdict.outcome === 'refused' ? verdict : null
  return {
    place,
    outcome: verdict.outcome !== 'change' ? verdict.outcome : written ? 'changed' : 'waiting',
    reason: refused?.reason ?? null,
    changed_by: refused?.changed?.actor ?? null,
    changed_at: refused?.changed?.at ?? null,
    stream: written?.stream ?? null,
    version: written?.version ?? null,
  }
}
