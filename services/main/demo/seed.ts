import { addDays, businessDayOf, type Day } from '#services/shared/business-day.ts'
import { type Clock, systemClock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import type { Settings } from '#services/shared/settings.ts'
import { createContent } from '../images/content.ts'
import { notePerson } from '../people/people.ts'
import { firstDayOf, monthAfter, monthOf } from '../statements/month.ts'
import { openKeyring } from '../vault/open-vault.ts'
import { createVault } from '../vault/vault.ts'
import { CAST } from './cast.ts'
import { emailOf, makePayee } from './payees.ts'
import { askForAdjustment, clearDue, holdPayouts, issueDue, type Outcome, runPayouts } from './paying.ts'
import { SALES } from './sales.ts'
import { type PlacedSale, type Step, stepsOf } from './selling.ts'
import { COLLEAGUE, createStage, STAFF, type Stage } from './stage.ts'
import { findWorks, type Works } from './works.ts'

interface SeedDeps {
  database: Database
  settings: Settings
  clock?: Clock
}

/** Days ago of the second run, and of one before it, which pays the demo artist alone. */
const SECOND = 20
const MIDDLE = 110
/** The first run is a year's last, and before the sales of the others. */
const FIRST_BEFORE = 200

/**
 * Makes the money of the demonstration, through the shop's own commands: sales of the demo catalogue, whom
 * its artists' money goes to, three runs of payouts with what became of them, a hold and an adjustment that
 * waits. Idempotent: it does nothing where it was made before, or where the catalogue is not the demo's.
 * Answers whether it made anything.
 */
export async function seedDemoMoney(
  { database, settings, clock = systemClock }: SeedDeps,
  progress: (message: string) => void = () => {},
): Promise<boolean> {
  if (await isMade(database)) return false
  const works = await findWorks(createContent(settings.content.url, settings.serviceKey)).catch(
    (error: unknown) => {
      // The next start finds the catalogue.
      if (error instanceof UpstreamFailure) return null
      throw error
    },
  )
  if (!works) return false
  const vault = createVault(await openKeyring(database, settings))
  return database.transaction(
    async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('main.demo'))`)
      if (await isMade(tx)) return false
      progress('demonstration: orders, payouts and tax')
      const today = businessDayOf(clock(), settings.businessTimeZone)
      await play(createStage(tx, settings, vault, clock), works, today)
      return true
    },
    { patient: true },
  )
}

const [FIRST] = CAST

const isMade = async (db: Pick<Database, 'query'>): Promise<boolean> =>
  FIRST !== undefined &&
  (await db.query('select from main.artist_identity where email = $1', [emailOf(FIRST)])).length > 0

/** Lets everything happen on its day. */
async function play(stage: Stage, works: Works, today: Day): Promise<void> {
  const artistAt = (seat: number): number => {
    const artist = works.artistOf.get(seat)
    if (artist === undefined) throw new Error(`Nobody has seat ${seat} of the demo catalogue.`)
    return artist
  }
  const lastYear = `${Number(today.slice(0, 4)) - 1}-12-10`
  const early = addDays(today, -FIRST_BEFORE)
  const runs = {
    first: lastYear < early ? lastYear : early,
    middle: addDays(today, -MIDDLE),
    second: addDays(today, -SECOND),
  }
  const sales = SALES.map((sale, index): PlacedSale => {
    const from = sale.run === null ? today : runs[sale.run]
    return {
      ...sale,
      orderId: `AQTN-${String(index + 1).padStart(4, '0')}`,
      placedOn: addDays(from, -sale.before),
    }
  })
  for (const who of [STAFF, COLLEAGUE]) await notePerson(stage.tx, { ...who, is_staff: true })
  for (const payee of CAST) await makePayee(stage, artistAt(payee.seat), payee, runs.first)
  const held = artistAt(8)
  const steps: Step[] = [
    ...sales.flatMap((sale) => stepsOf(stage, works, sale, today)),
    { day: runs.first, run: () => runPayouts(stage, 'demo-1', new Map()) },
    { day: runs.middle, run: () => runPayouts(stage, 'demo-middle', new Map()) },
    { day: addDays(today, -30), run: () => holdPayouts(stage, held, 'Stellan Vrooke', addDays(today, 60)) },
    { day: runs.second, run: () => runPayouts(stage, 'demo-2', outcomesOf(artistAt)) },
    { day: addDays(today, -3), run: () => askForAdjustment(stage, artistAt(4)) },
    ...firstDaysUntil(today, earliestOf(sales) ?? today).map((day) => ({ day, run: () => issueDue(stage) })),
  ]
  for (const { day, run } of steps.toSorted((a, b) => a.day.localeCompare(b.day))) {
    stage.goTo(day)
    await clearDue(stage)
    await run()
  }
}

const earliestOf = (sales: readonly PlacedSale[]): Day | undefined =>
  sales.map(({ placedOn }) => placedOn).toSorted()[0]

/** The first days of all months after a day, up to today. */
const firstDaysUntil = (today: Day, after: Day): Day[] => {
  const days: Day[] = []
  for (let month = monthAfter(monthOf(after)); firstDayOf(month) <= today; month = monthAfter(month))
    days.push(firstDayOf(month))
  return days
}

const outcomesOf = (artistAt: (seat: number) => number): ReadonlyMap<number, Outcome> =>
  new Map<number, Outcome>([
    [artistAt(2), { reason: 'other', isReturned: false, notes: 'Our account had no funds on that day.' }],
    [artistAt(5), { reason: 'R03', isReturned: true, notes: 'No account/unable to locate account.' }],
    [artistAt(13), 'sent'],
    [artistAt(14), 'sent'],
  ])
