import { businessDayOf } from '#services/shared/business-day.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { PayoutDeps } from '../deps.ts'
import type { PayoutChanges, SaidBy } from '../payout/changing.ts'
import type { PayoutState } from '../payout/state.ts'
import type { DuePayout } from './due.ts'
import { type News, readAbsence, readNews } from './news.ts'
import type { ProviderPayment } from './provider.ts'

type TakingDeps = Pick<PayoutDeps, 'today' | 'rules'> & { changes: PayoutChanges }

/** After so many times of asking, a payment that is not there will not come. */
const ABSENT_TRIES = 3

/**
 * Records what the provider says of a payout, once, and answers what that was. Throws 409 `reference_used`.
 */
export async function takeNews(
  tx: Queryable,
  deps: TakingDeps,
  { payout, isGiven, tries }: DuePayout,
  payment: ProviderPayment | null,
): Promise<News[]> {
  const taken: News[] = []
  const read = (state: PayoutState): News | null => {
    if (payment) return readNews(state, payment)
    return isGiven && tries >= ABSENT_TRIES ? readAbsence(state) : null
  }
  let state = await deps.changes.lock(tx, payout)
  for (let news = read(state); news; news = read(state)) {
    state = await record(tx, deps.changes, payout, news, saidBy(deps, news, payment))
    taken.push(news)
  }
  return taken
}

/** Records that the provider does not pay a payout, of which nothing was recorded meanwhile. */
export async function takeRefusal(
  tx: Queryable,
  { changes }: TakingDeps,
  { payout }: DuePayout,
  reason: string,
): Promise<void> {
  const { status } = await changes.lock(tx, payout)
  if (status !== 'sent') return
  const notes = `The provider refused it: ${reason}.`
  const command = { type: 'payout.fail', by: 'system', reason: 'other' } as const
  await changes.change(tx, payout, command, { actor: 'system', notes })
}

function record(
  tx: Queryable,
  { pay, change }: PayoutChanges,
  payout: string,
  news: News,
  said: SaidBy,
): Promise<PayoutState> {
  switch (news.type) {
    case 'pay':
      return pay(tx, payout, news, said)
    case 'report':
      return change(tx, payout, { type: 'payout.report', by: 'system', status: news.status }, said)
    default:
      return change(tx, payout, { type: `payout.${news.type}`, by: 'system', reason: news.reason }, said)
  }
}

/** It counts from the day on which the provider says it was, which is never to come. */
function saidBy({ today, rules }: TakingDeps, { notes }: News, payment: ProviderPayment | null): SaidBy {
  const now = today()
  const day = payment?.at ? businessDayOf(new Date(payment.at), rules.timeZone) : now
  return { actor: 'system', notes, on: day < now ? day : now }
}
