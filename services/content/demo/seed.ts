import { rasterOf } from '#services/art/raster.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { writeImages } from '../images/write-images.ts'
import { GLANCE, glanceAtSmall } from '../opening/look/glance.ts'
import type { ImageRecord } from '../record/image-record.ts'
import { seedDemoApplicants } from './applicants.ts'
import { seedDemoArtistProfile } from './artist-profile.ts'
import { type DemoWork, makeDemoCatalogue, recordOf } from './catalogue.ts'
import { seedDemoCollections } from './collections.ts'

/** Works that are drawn and written together: killing the seeding loses no more than these. */
const BATCH = 50
const AT_ONCE = 8

/**
 * Makes the demo catalogue: 2,400 works by 80 artists, collections of them, the demo artist's profile,
 * and applicants.
 * Idempotent and resumable: it leaves existing works as they are, and processes that do it at once share the
 * work. It does nothing where somebody has brought a catalogue before. Answers how many works it added.
 */
export async function seedDemoCatalogue(
  { database, clock }: { database: Database; clock: Clock },
  progress: (message: string) => void = () => {},
): Promise<number> {
  const works = await findMissing(database, makeDemoCatalogue())
  if (works.length === makeDemoCatalogue().length && (await holdsCatalogue(database))) return 0
  /** Runs `work` under a lock over all processes, so that it sees what others have written. */
  const runInTurn = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> =>
    database.transaction(
      async (tx) => {
        await tx.query(`select pg_advisory_xact_lock(hashtext('content.demo'))`)
        return work(tx)
      },
      { patient: true },
    )
  let added = 0
  for (let start = 0; start < works.length; start += BATCH) {
    const batch = works.slice(start, start + BATCH)
    added += await runInTurn(async (tx) => {
      const records = await lookAtAll(await findMissing(tx, batch))
      await writeImages(tx, records, clock())
      return records.length
    })
    progress(`demo catalogue: ${start + batch.length} of ${works.length} works`)
  }
  await runInTurn((tx) => seedDemoCollections(tx, clock()))
  await runInTurn((tx) => seedDemoArtistProfile(tx, clock()))
  await runInTurn((tx) => seedDemoApplicants(tx, clock()))
  return added
}

async function findMissing(database: Queryable, works: readonly DemoWork[]): Promise<DemoWork[]> {
  const rows = await database.query<{ id: string }>(
    'select id from content.images where id in (select json_array_elements_text($1::json))',
    [JSON.stringify(works.map(({ id }) => id))],
  )
  const standing = new Set(rows.map(({ id }) => id))
  return works.filter(({ id }) => !standing.has(id))
}

/** Tells whether anybody has brought images of their own; stock images come of hearts and carts alone. */
async function holdsCatalogue(database: Database): Promise<boolean> {
  const own = await database.query(`select from content.images where publisher <> 'GET' limit 1`)
  return own.length > 0
}

async function lookAtAll(works: readonly DemoWork[]): Promise<ImageRecord[]> {
  const records: ImageRecord[] = []
  for (let start = 0; start < works.length; start += AT_ONCE) {
    records.push(...(await Promise.all(works.slice(start, start + AT_ONCE).map(look))))
  }
  return records
}

async function look(work: DemoWork): Promise<ImageRecord> {
  const width = Math.round(GLANCE * Math.min(1, work.recipe.ratio))
  const { colors, placeholder } = await glanceAtSmall(rasterOf(work.recipe, width))
  return recordOf(work, colors, placeholder)
}
