import type { Value, Values } from './contract.ts'
import { isSame } from './events.ts'
import { changerOf, type RecordState } from './state.ts'

/** A field that somebody else has changed, by who did it last. */
export interface OthersChange {
  field: string
  actor: string
  /** ISO 8601 */
  at: string
}

export interface Clash extends OthersChange {
  base: Value
  theirs: Value
}

/** What becomes of a command: the new values, or the conflicts that forbid them. */
export interface Plan {
  changes: Values
  merged: OthersChange[]
  conflicts: Clash[]
}

/**
 * Decides an edit that began from `base`, of a record that is `now` otherwise. A field that was sent as it
 * was is no change; one that both have changed to the same value is no conflict.
 */
export function decideEdit(state: RecordState, now: Values, base: Values, sent: Values): Plan {
  const plan: Plan = { changes: {}, merged: [], conflicts: [] }
  const mine = Object.entries(sent).filter(
    ([field, value]) => !isSame(value, base[field]) && !isSame(value, now[field]),
  )
  for (const [field, value] of mine) {
    if (isSame(base[field], now[field])) plan.changes = { ...plan.changes, [field]: value }
    else plan.conflicts.push(clashOf(state, field, base, now))
  }
  const clashing = plan.conflicts.map(({ field }) => field)
  plan.merged = Object.keys(base)
    .filter((field) => field !== 'updated' && !clashing.includes(field) && !isSame(base[field], now[field]))
    .map((field) => ({ field, ...changerOf(state, field) }))
  return plan
}

/**
 * Decides to take fields back from `after`, which an edit had made of them, to `before`. What stands as
 * before already stays.
 */
export function decideReversal(
  state: RecordState,
  now: Values,
  { before, after, fields }: { before: Values; after: Values; fields: readonly string[] },
): Plan {
  const plan: Plan = { changes: {}, merged: [], conflicts: [] }
  for (const field of fields) {
    if (isSame(now[field], before[field])) continue
    if (isSame(now[field], after[field])) plan.changes = { ...plan.changes, [field]: before[field] ?? null }
    else plan.conflicts.push(clashOf(state, field, after, now))
  }
  return plan
}

const clashOf = (state: RecordState, field: string, base: Values, now: Values): Clash => ({
  field,
  base: base[field] ?? null,
  theirs: now[field] ?? null,
  ...changerOf(state, field),
})
