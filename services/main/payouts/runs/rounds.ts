import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import type { PayoutDeps } from '../deps.ts'
import { createPayoutChanges } from '../payout/changing.ts'
import { openNext } from './opening.ts'
import { createRunStreams, readRun } from './streams.ts'

export interface RunRoundsDeps extends PayoutDeps {
  database: Pick<Database, 'query' | 'transaction'>
  onFailure: (error: unknown) => void
}

/** Payouts that one round sends or cancels. */
const AT_ONCE = 100

/** What is written by whoever does it in a round. */
const BY_ROUND = { actor: 'system', notes: '' }

/**
 * Brings runs on, a bounded part at a time, each part in a transaction: a process that dies in between
 * leaves whole parts behind, and any process goes on with the rest.
 */
export const startRunRounds = (deps: RunRoundsDeps): Rounds =>
  startRounds('payout runs', () => advanceRuns(deps), deps.onFailure)

/** Does the next part of a run; answers whether there was one. */
export async function advanceRuns(deps: Omit<RunRoundsDeps, 'onFailure'>): Promise<boolean> {
  const { database } = deps
  const [waiting] = await database.query<{ id: string }>(
    `select id from main.payout_run where status in ('opening', 'sending', 'cancelling') order by started_at limit 1`,
  )
  if (!waiting) return false
  // Another service is asked before anything is locked.
  const inactive = await deps.inactiveArtists()
  await database.transaction((tx) => advanceRun(tx, deps, waiting.id, inactive))
  deps.mailer.send()
  return true
}

async function advanceRun(
  tx: Queryable,
  deps: PayoutDeps,
  id: string,
  inactive: ReadonlySet<number>,
): Promise<void> {
  const streams = createRunStreams(deps)
  await tx.query('select id from main.payout_run where id = $1 for update', [id])
  const { status, after, day } = await readRun(tx, id)
  if (status === 'opening') {
    const advanced = await openNext(tx, deps, { id, after, day, inactive })
    if (advanced) return streams.advance(tx, id, advanced)
    return streams.change(tx, id, { type: 'run.open', by: 'system' }, 'system')
  }
  if (status !== 'sending' && status !== 'cancelling') return
  const changes = createPayoutChanges(deps)
  const open = await tx.query<{ token: string }>(
    `select token from main.payout where run = $1 and status = 'open' order by artist_id limit ${AT_ONCE}`,
    [id],
  )
  for (const { token } of open)
    if (status === 'sending') await changes.send(tx, token, BY_ROUND, inactive)
    else await changes.change(tx, token, { type: 'payout.cancel', by: 'system' }, BY_ROUND)
  if (open.length < AT_ONCE) await streams.change(tx, id, { type: 'run.finish', by: 'system' }, 'system')
}
