import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { conflict, invalid } from '#services/shared/http/problem.ts'
import { COUNTS } from './queries.ts'
import { type FiledArtist, taxYearStreams } from './streams.ts'

/** Makes the commands of tax years. `actor` is the uuid of staff. */
export function createTaxYears({ clock, today }: { clock: Clock; today: () => string }) {
  const handler = createHandler(taxYearStreams, clock)

  return {
    /** Throws 409 `filed`. */
    async setThreshold(tx: Queryable, year: number, threshold: number, actor: string): Promise<void> {
      await handler.handle(
        tx,
        String(year),
        ({ isFiled }) => {
          if (isFiled) throw conflict(`${year} was filed with another threshold.`, 'filed')
          return [{ type: 'tax-year.threshold-set', data: { threshold } }]
        },
        actor,
      )
    },

    /** Freezes what the year says of each artist. Throws 409 `wrong_state`. */
    async file(tx: Queryable, year: number, actor: string): Promise<void> {
      if (today() <= `${year}-12-31`) throw conflict(`${year} is not over yet.`, 'wrong_state')
      const artists = await tx.query<FiledArtist>(
        `select artist_id as "artistId", sum(amount)::int8 as paid, sum(withheld)::int8 as withheld
         from main.payout where ${COUNTS} group by artist_id order by artist_id`,
        [`${year}-01-01`, `${year}-12-31`],
      )
      await handler.handle(
        tx,
        String(year),
        ({ isFiled }) => {
          if (isFiled) throw conflict(`${year} was filed before.`, 'wrong_state')
          return [{ type: 'tax-year.filed', data: { artists } }]
        },
        actor,
      )
    },

    /**
     * Takes a payout that came back later out of the year in which it was paid. Throws 409 `wrong_state`.
     */
    async correct(tx: Queryable, year: number, payout: string, actor: string): Promise<void> {
      const [found] = await tx.query<{ is_late: boolean }>(
        `select paid_on between $2::date and $3::date and returned_on > $3::date as is_late
         from main.payout where token = $1 for update`,
        [payout, `${year}-01-01`, `${year}-12-31`],
      )
      if (!found) throw invalid({ payout: ['There’s no such payout.'] })
      if (!found.is_late)
        throw conflict(`Only a payout of ${year} that came back in a later year is corrected.`, 'wrong_state')
      await handler.handle(
        tx,
        String(year),
        ({ corrected }) => {
          if (corrected.includes(payout)) throw conflict('This payout was corrected before.', 'wrong_state')
          return [{ type: 'tax-year.corrected', data: { payout } }]
        },
        actor,
      )
    },
  }
}
