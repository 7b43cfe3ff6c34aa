import type { Values } from '#services/shared/resources/contract.ts'
import type { OthersChange, Plan } from '#services/shared/resources/decisions.ts'
import { isSame } from '#services/shared/resources/events.ts'

type Changer = Pick<OthersChange, 'actor' | 'at'>

/**
 * Decides an edit of texts as the engine of records does (services/shared/resources/decisions.ts), where they
 * may also be changed by what waits for staff: `changerOf` says who did.
 */
export function decideTexts(
  { now, base, sent }: { now: Values; base: Values; sent: Values },
  changerOf: (field: string) => Changer,
): Plan {
  const mine = Object.entries(sent).filter(
    ([field, value]) => !isSame(value, base[field]) && !isSame(value, now[field]),
  )
  const isTheirs = (field: string) => !isSame(base[field], now[field])
  const clashing = mine.filter(([field]) => isTheirs(field)).map(([field]) => field)
  return {
    changes: Object.fromEntries(mine.filter(([field]) => !isTheirs(field))),
    merged: Object.keys(base)
      .filter((field) => isTheirs(field) && !clashing.includes(field))
      .map((field) => ({ field, ...changerOf(field) })),
    conflicts: clashing.map((field) => ({
      field,
      base: base[field] ?? null,
      theirs: now[field] ?? null,
      ...changerOf(field),
    })),
  }
}
