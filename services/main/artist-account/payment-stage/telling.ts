import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { type Rounds, startRounds } from '#services/shared/rounds.ts'
import { readStandings, type Standing } from '../../payees/standing.ts'
import type { BeginPayment } from './content.ts'

const EVERY_MS = 60_000
const MOST_AT_ONCE = 200

interface TellingDeps {
  database: Queryable
  clock: Clock
  /** YYYY-MM-DD in BUSINESS_TIME_ZONE. */
  today: () => string
  beginPayment: BeginPayment
}

/** Tells content of artists who have come to payment: once a minute, and as soon as the last part stands. */
export const startTellingOfPayment = ({
  log,
  ...deps
}: TellingDeps & { log: Pick<FastifyBaseLogger, 'warn'> }): Rounds =>
  startRounds(
    'payment_stages',
    createTellingOfPayment(deps),
    (err) => log.warn({ err }, 'content is told later who has come to payment'),
    EVERY_MS,
  )

/**
 * Makes a step that tells content of artists whose agreement, tax form and account stand, each once, and
 * answers whether there may be more. Whom content does not let go on, as their application is not approved,
 * it hears of in the next round again. What an artist loses later takes nothing back.
 */
export function createTellingOfPayment({ database, clock, today, beginPayment }: TellingDeps) {
  /** The artist that a round has come to. */
  let last = 0
  return async (): Promise<boolean> => {
    const rows = await database.query<{ artist: number }>(READY, [last, MOST_AT_ONCE])
    last = rows.at(-1)?.artist ?? 0
    if (rows.length === 0) return false
    const artists = rows.map(({ artist }) => artist)
    const standings = await readStandings(database, artists, today())
    const whole = artists.filter((artist) => isWhole(standings.get(artist)))
    if (whole.length > 0) await keep(await beginPayment(whole))
    return true
  }

  async function keep(begun: readonly number[]): Promise<void> {
    await database.query(
      `insert into main.payment_begun (artist, at) select unnest($1::int[]), $2 on conflict do nothing`,
      [begun, clock()],
    )
  }
}

/** Artists with agreement, form and default account of whom content was not told, after the last one. */
const READY = `select i.artist from main.artist_identity i
  where i.artist > $1
    and exists (select from main.payment_account a where a.identity = i.token and a.is_default)
    and exists (select from main.artist_agreement g where g.artist_id = i.artist)
    and exists (select from main.tax_form f where f.artist = i.artist)
    and not exists (select from main.payment_begun b where b.artist = i.artist)
  order by i.artist limit $2`

const isWhole = (standing: Standing | undefined): boolean =>
  standing !== undefined &&
  standing.form.state === 'valid' &&
  standing.account !== null &&
  (standing.account.status === 'ACTIVATED' || standing.account.status === 'VERIFIED')
