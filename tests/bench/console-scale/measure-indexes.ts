import { loadavg } from 'node:os'
import { writeImages } from '#services/content/images/write-images.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { makeImage } from '../search-scale/catalogue.ts'
import { readCpu } from './cpu.ts'

export interface IndexCost {
  name: string
  megabytes: number
  /** Of CPU: what a new image costs more for it. */
  microseconds: number
  /** Of all that importing an image costs the store and the service, pictures left out. */
  share: number
  load: number
}

const ROWS = 20_000
const IMPORTED = 2_000
/** The least counts: what else runs on the machine can only add. */
const TRIES = 3

/**
 * Measures what each index of images that serves lists costs an import into a catalogue of this size: new
 * rows are written with the keys alone, and with one index more, and taken back.
 */
export async function measureIndexes(
  database: Database,
  size: number,
  say: (text: string) => void,
): Promise<IndexCost[]> {
  const indexes = await database.query<{ name: string; bytes: number }>(
    `select c.relname as name, pg_relation_size(c.oid)::int8 as bytes
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = 'content.images'::regclass and not i.indisunique order by c.relname`,
  )
  const names = indexes.map(({ name }) => name)
  await database.maintain(MAKE_ROWS)
  const bare = await least(() => writeRows(database, names))
  const whole = (await least(() => importImages(database, size))) / IMPORTED
  const costs: IndexCost[] = []
  for (const { name, bytes } of indexes) {
    const others = names.filter((each) => each !== name)
    const took = await least(() => writeRows(database, others))
    const microseconds = (1_000 * (took - bare)) / ROWS
    const load = loadavg()[0] ?? 0
    costs.push({
      name,
      megabytes: bytes / 2 ** 20,
      microseconds,
      share: microseconds / (1_000 * whole),
      load,
    })
    say(`${size}: ${name} ${microseconds.toFixed(0)} µs of ${(1_000 * whole).toFixed(0)} an image`)
  }
  await database.maintain('drop table content.bench_rows')
  return costs
}

/** There is room for another image behind the place of each. */
const MAKE_ROWS = `
  create table content.bench_rows as
  select * from content.images order by md5(id) limit ${ROWS};
  update content.bench_rows set id = 'new-' || id, seq = seq + 1, updated_at = now() + random() * interval '1 minute'`

async function least(time: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < TRIES; at += 1) times.push(await time())
  return Math.min(...times)
}

/** Writes the rows without some indexes. */
const writeRows = (database: Database, without: readonly string[]): Promise<number> =>
  takenBack(database, async (tx) => {
    for (const name of without) await tx.script(`drop index content.${name}`)
    const columns = await columnsOf(tx)
    return timed(() =>
      tx.script(`insert into content.images (${columns}) select ${columns} from content.bench_rows`),
    )
  })

/** Those that are written. */
async function columnsOf(tx: Queryable): Promise<string> {
  const columns = await tx.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'content.images'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  )
  return columns.map(({ name }) => name).join(', ')
}

const importImages = (database: Database, size: number): Promise<number> =>
  takenBack(database, (tx) => {
    const images = Array.from({ length: IMPORTED }, (_, n) => makeImage(size + n))
    return timed(() => writeImages(tx, images, new Date()))
  })

class TakenBack extends Error {
  readonly took: number
  constructor(took: number) {
    super('taken back')
    this.took = took
  }
}

async function takenBack(database: Database, work: (tx: Queryable) => Promise<number>): Promise<number> {
  try {
    return await database.transaction(
      async (tx) => {
        throw new TakenBack(await work(tx))
      },
      { patient: true },
    )
  } catch (error) {
    if (error instanceof TakenBack) return error.took
    throw error
  }
}

/** In milliseconds of CPU, this process's and the database's, which is beneath it. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = readCpu([process.pid])
  await work()
  return readCpu([process.pid]) - before
}
