import { rasterOf } from '#services/shared/art/raster.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { ImageRecord } from '../images/image-record.ts'
import { writeImages } from '../images/write-images.ts'
import { GLANCE, glanceAtSmall } from '../media/glance.ts'
import { seedDemoArtistProfile } from './artist-profile.ts'
import { type DemoWork, demoCatalogue, recordOf } from './catalogue.ts'
import { seedDemoCollections } from './collections.ts'

/** Works that are looked at and written together: what is lost at most when the seeding is killed. */
const BATCH = 400
const AT_ONCE = 8

/**
 * Brings the demo catalogue: 2,400 made works by 80 artists, collections of them, and the demo artist's profile. Idempotent and
 * resumable, works that are there already are left as they are. It stays away from a catalogue that somebody brought before it.
 * Answers how many works were added.
 */
export async function seedDemoCatalogue(
  { database, clock }: { database: Database; clock: Clock },
  progress: (message: string) => void = () => {},
): Promise<number> {
  const works = await missing(database)
  if (works.length === demoCatalogue().length && (await holdsCatalogue(database))) return 0
  for (let start = 0; start < works.length; start += BATCH) {
    const records = await looked(works.slice(start, start + BATCH))
    await database.transaction((tx) => writeImages(tx, records, clock()))
    progress(`demo catalogue: ${start + records.length} of ${works.length} works`)
  }
  await database.transaction((tx) => seedDemoCollections(tx, clock()))
  await database.transaction((tx) => seedDemoArtistProfile(tx, clock()))
  return works.length
}

async function missing(database: Database): Promise<DemoWork[]> {
  const works = demoCatalogue()
  const rows = await database.query<{ id: string }>(
    'select id from content.images where id in (select json_array_elements_text($1::json))',
    [JSON.stringify(works.map(({ id }) => id))],
  )
  const standing = new Set(rows.map(({ id }) => id))
  return works.filter(({ id }) => !standing.has(id))
}

/** Images of anybody's own; stock images come of hearts and carts alone. */
async function holdsCatalogue(database: Database): Promise<boolean> {
  const own = await database.query(`select from content.images where publisher <> 'GET' limit 1`)
  return own.length > 0
}

async function looked(works: readonly DemoWork[]): Promise<ImageRecord[]> {
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
