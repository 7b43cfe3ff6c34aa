import { randomUUID } from 'node:crypto'
import type { PayoutReason } from '#machines/lifecycles/payout.ts'
import { addDays, type Day } from '#services/shared/business-day.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { createAdjustments } from '../payouts/adjustments/commands.ts'
import { holdStreams } from '../payouts/holds/streams.ts'
import { createPayoutChanges } from '../payouts/payout/changing.ts'
import { advanceRuns } from '../payouts/runs/rounds.ts'
import { createRunStreams } from '../payouts/runs/streams.ts'
import { createClearing } from '../royalties/clearing.ts'
import { createIssuing } from '../statements/issuing.ts'
import { COLLEAGUE, STAFF, type Stage } from './stage.ts'

/** What became of an artist's payout; `sent` of one that the bank has not answered. */
export type Outcome = 'sent' | { reason: PayoutReason; isReturned: boolean; notes: string }

/** Clears what is due by the stage's day. */
export async function clearDue({ database, clock, rules }: Stage): Promise<void> {
  const clear = createClearing({ database, clock, timeZone: rules.timeZone, days: rules.clears })
  while (await clear());
}

/** Issues the statements of all months that have ended by the stage's day. */
export async function issueDue({ database, clock, rules }: Stage): Promise<void> {
  const issue = createIssuing({ database, clock, timeZone: rules.timeZone })
  while (await issue());
}

/** Runs a run of the stage's day to its end: opened, sent, and answered by the bank three days later. */
export async function runPayouts(
  stage: Stage,
  name: string,
  outcomes: ReadonlyMap<number, Outcome>,
): Promise<void> {
  const { tx, today } = stage
  const day = today()
  const runs = createRunStreams(stage)
  await runs.start(tx, name, day, STAFF.user_id)
  while (await advanceRuns(stage));
  await runs.change(tx, name, { type: 'run.send', by: 'staff' }, STAFF.user_id)
  while (await advanceRuns(stage));
  const changes = createPayoutChanges(stage)
  const payouts = await tx.query<{ token: string; artist_id: number; net: number }>(
    `select token, artist_id, (amount - withheld)::int as net from main.payout
     where run = $1 and status = 'sent' order by artist_id`,
    [name],
  )
  const by = (notes: string, days: number) => {
    stage.goTo(addDays(day, days))
    return { actor: STAFF.user_id, notes }
  }
  for (const [index, { token, artist_id, net }] of payouts.entries()) {
    const outcome = outcomes.get(artist_id)
    if (outcome === 'sent') continue
    if (outcome && !outcome.isReturned) {
      const { reason, notes } = outcome
      await changes.change(tx, token, { type: 'payout.fail', by: 'staff', reason }, by(notes, 2))
      continue
    }
    const reference = `FT-${day.replaceAll('-', '')}-${index + 1}`
    await changes.pay(tx, token, { reference, amount: net }, by('', 3))
    if (!outcome) continue
    const { reason, notes } = outcome
    await changes.change(tx, token, { type: 'payout.return', by: 'staff', reason }, by(notes, 6))
  }
}

/** Keeps an artist from being paid, as staff do. */
export async function holdPayouts({ tx, clock }: Stage, artistId: number, artist: string, endsOn: Day) {
  const data = {
    ...{ artistId, artist, endsOn },
    reason: 'We are checking a question about the rights of one picture.',
    note: 'Letter of the estate, see the file in legal.',
  }
  await createHandler(holdStreams, clock).handle(
    tx,
    randomUUID(),
    () => [{ type: 'hold.placed', data }],
    STAFF.user_id,
  )
}

/** A colleague asks for more than one signature allows. */
export const askForAdjustment = (stage: Stage, artist: number): Promise<void> =>
  createAdjustments({ ...stage, secondSignature: stage.settings.secondSignature }).ask(
    stage.tx,
    randomUUID(),
    {
      artist,
      kind: 'adjustment',
      amount: stage.settings.secondSignature + 12_000,
      reason: 'Licence of a picture for a hotel’s brochure, sold outside the shop.',
    },
    COLLEAGUE,
  )
