import type { Queryable } from '#services/shared/database/driver.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { editConflict } from '#services/shared/resources/refusals.ts'
import type { IdentityDetails, IdentityEvent } from './events.ts'
import { evolve } from './state.ts'

interface Edited {
  /** All that happened to the identity. */
  stored: readonly StoredEvent<IdentityEvent>[]
}

const FIELDS = ['firstName', 'lastName', 'businessName', 'email'] as const

/**
 * Answers what an edit that began from `version` changes now, as the records of the console merge it: what
 * others have changed meanwhile stays. Throws 400, and 409 where they have changed the same fields.
 */
export async function decideEdit(
  tx: Queryable,
  { stored }: Edited,
  { version, sent }: { version: number; sent: Partial<IdentityDetails> },
): Promise<Partial<IdentityDetails>> {
  const at = (last: number) => stored.slice(0, last).reduce(evolve, null)
  const [base, now] = [at(version), at(stored.length)]
  if (!base || !now || version > stored.length)
    throw invalid({ version: ['This record doesn’t have that version.'] })
  const asked = FIELDS.flatMap((field) => {
    const value = sent[field]
    return value === undefined || value === now[field] || value === base[field] ? [] : [{ field, value }]
  })
  const conflicts = asked.flatMap(({ field }) => {
    if (base[field] === now[field]) return []
    const { actor, at: when } = changerOf(stored, field)
    return [{ field, base: base[field], theirs: now[field], actor, at: when }]
  })
  if (conflicts.length > 0)
    throw await editConflict(tx, { schema: 'main', title: 'Identity' }, { version: stored.length, conflicts })
  return Object.fromEntries(asked.map(({ field, value }) => [field, value]))
}

function changerOf(stored: readonly StoredEvent<IdentityEvent>[], field: keyof IdentityDetails) {
  const last = stored.findLast(
    ({ event: { type, data } }) => type !== 'identity.status-changed' && field in data,
  )
  if (!last) throw new Error(`Nobody has changed ${field}.`)
  return last
}
