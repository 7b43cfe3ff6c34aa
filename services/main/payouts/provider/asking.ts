import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#services/shared/database/driver.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { PayoutDeps } from '../deps.ts'
import { createPayoutChanges } from '../payout/changing.ts'
import { readPayout } from '../payout/streams.ts'
import { askAtOnce, type DuePayout, markGiven, putOff, takeDue, unmarkGiven } from './due.ts'
import { type PayoutProvider, PayoutRefused } from './provider.ts'
import { takeNews, takeRefusal } from './take-news.ts'

export interface AskingDeps extends PayoutDeps {
  database: Database
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Gives sent payouts to the provider, each once, and asks what became of them. A provider that is down, and a
 * process that dies, lose nothing and pay nothing twice: before a payout is given the provider is asked
 * whether it has it, and once it may have been given it is only ever asked of.
 */
export function startAsking(deps: AskingDeps): Rounds {
  const { provider, log } = deps
  if (!provider) return { nudge: () => {}, stop: async () => {} }
  return startRounds(
    'payout provider',
    () => askNext(deps, provider),
    (err) => log.warn({ err }, 'the payout provider is asked later'),
  )
}

/** Asks of the next payout that is due; answers whether there was one. */
export async function askNext(deps: AskingDeps, provider: PayoutProvider): Promise<boolean> {
  const { database, clock, log, mailer } = deps
  const due = await takeDue(database, clock())
  if (!due) return false
  const taking = { ...deps, changes: createPayoutChanges(deps) }
  try {
    const payment = await provider.find(due.payout)
    if (payment && !due.isGiven) await markGiven(database, due.payout, clock())
    if (!payment && (await give(deps, provider, due))) {
      await askAtOnce(database, due, clock())
      return true
    }
    const news = await database.transaction((tx) => takeNews(tx, taking, due, payment))
    for (const each of news)
      if (each.type === 'report') log.warn({ payout: due.payout, status: each.status }, NEEDS_STAFF)
  } catch (error) {
    if (error instanceof PayoutRefused)
      await database.transaction((tx) => takeRefusal(tx, taking, due, error.message))
    else if (error instanceof UpstreamFailure)
      log.warn({ payout: due.payout, reason: error.message }, 'the provider is asked of a payout later')
    else throw error
  }
  await putOff(database, due, clock())
  mailer.send()
  return true
}

const NEEDS_STAFF = 'the provider says something of a payout that staff have to look at'

/**
 * Gives a payout to the provider, which does not have it; false where it was given, or something was recorded
 * of it, meanwhile. Throws {@link PayoutRefused}, and UpstreamFailure.
 */
async function give(
  { database, clock }: AskingDeps,
  provider: PayoutProvider,
  { payout }: DuePayout,
): Promise<boolean> {
  const { opened } = await readPayout(database, payout)
  if (!(await markGiven(database, payout, clock()))) return false
  const amount = opened.amount - opened.withheld
  try {
    await provider.send({ payout, destination: opened.destination.account, amount })
    return true
  } catch (error) {
    // It may have the payout from another process, which was asked of too early.
    if (error instanceof PayoutRefused && (await provider.find(payout))) return true
    if (error instanceof UpstreamFailure && isRefusal(error)) await unmarkGiven(database, payout)
    throw error
  }
}

/** The provider answered that it did not take it: our key is wrong, or we ask too often. */
const isRefusal = ({ status }: UpstreamFailure): boolean => status !== null && status < 500
