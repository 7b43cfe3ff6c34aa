import type { Target } from '#services/shared/events/handler.ts'
import type { StoredEvent } from '#services/shared/events/store.ts'
import type { RunAdvanced, RunEvent } from './events.ts'
import { statusAfter } from './state.ts'

/** Brings the tables that lists read up to date with these events of a run. */
export async function projectRun(target: Target, news: readonly StoredEvent<RunEvent>[]): Promise<void> {
  const { tx, schema, id } = target
  for (const { event, at, actor } of news) {
    if (event.type === 'run.started')
      await tx.query(
        `insert into ${schema}.payout_run
           (id, day, status, started_at, started_by, after_artist, payouts, total, withheld, held, held_total)
         values ($1, $2, 'opening', $3, $4, 0, 0, 0, 0, 0, 0)`,
        [id, event.data.day, at, actor],
      )
    else if (event.type === 'run.advanced') await advance(target, event.data)
    else if (event.type !== 'run.downloaded')
      await tx.query(`update ${schema}.payout_run set status = $2 where id = $1`, [
        id,
        statusAfter(event.type, 'opening'),
      ])
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

async function advance({ tx, schema, id }: Target, { after, opened, held }: RunAdvanced): Promise<void> {
  await tx.query(
    `update ${schema}.payout_run set after_artist = $2, payouts = payouts + $3, total = total + $4,
       withheld = withheld + $5, held = held + $6, held_total = held_total + $7 where id = $1`,
    [
      id,
      after,
      opened.length,
      sum(opened.map(({ amount }) => amount)),
      sum(opened.map(({ withheld }) => withheld)),
      held.length,
      sum(held.map(({ cleared }) => Math.max(cleared, 0))),
    ],
  )
  await tx.query(
    `insert into ${schema}.payout_held (id, run, artist_id, artist, cleared, reasons)
     select $1 || '/' || "artistId", $1, "artistId", artist, cleared, reasons from json_to_recordset($2::json) as new
       ("artistId" int, artist text, cleared bigint, reasons jsonb)`,
    [id, JSON.stringify(held)],
  )
}
