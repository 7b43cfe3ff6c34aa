import type { Queryable } from '#services/shared/database/driver.ts'
import type { PayoutDeps } from '../deps.ts'
import { payability } from '../payability.ts'
import { readPayees } from '../read-payees.ts'
import { tellReason } from '../reason-words.ts'
import type { ReasonKind } from '../reasons.ts'
import type { OpenedPayout } from './events.ts'

/** A payout is paid as it was frozen, whatever became of the balance since. */
const OF_BALANCE: ReadonlySet<ReasonKind> = new Set(['clearing', 'below-minimum', 'negative'])

/**
 * Says why an open payout may not be sent any more, of an artist who is locked: its account, tax form or
 * identity is not as it was, or the artist is on hold by now. Null where it may.
 */
export async function refuseSending(
  tx: Queryable,
  { rules, today }: Pick<PayoutDeps, 'rules' | 'today'>,
  { artistId, destination }: OpenedPayout,
  inactive: ReadonlySet<number>,
): Promise<string | null> {
  const day = today()
  const [payee] = await readPayees(tx, [artistId], { rules, day, inactive })
  if (!payee) throw new Error(`There is no artist ${artistId}.`)
  const reason = payability(payee, day, rules).reasons.find(({ kind }) => !OF_BALANCE.has(kind))
  if (reason) return tellReason(reason)
  const { account, form, identity } = payee.standing
  if (account?.token !== destination.account) return 'The artist is paid into another account by now.'
  if (form.token !== destination.taxForm) return 'The tax form was replaced.'
  return identity?.token === destination.identity ? null : 'The artist has another payment identity by now.'
}
