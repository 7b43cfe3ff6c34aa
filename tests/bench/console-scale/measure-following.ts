import { randomUUID } from 'node:crypto'
import { loadavg } from 'node:os'
import type {
  RecordNameQuery,
  RecordsQuery,
  SaveRecordMutation,
  SearchPageQuery,
} from '#client/apollo/generated/graphql.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { type Timing, timingOf } from '../measure.ts'
import { MOST_EDITED } from './fill-history.ts'
import type { Ask } from './read.ts'

export interface FollowTiming extends Timing {
  what: string
  load: number
}

const LONGEST_MS = 10_000

/**
 * Gives images a word in their titles that no other has, one after the other, and times what follows: the
 * answer to the edit, and from when it was sent until the shop's search, the list by words and the list by
 * latest edit have it.
 */
export async function measureFollowing(
  ask: Ask,
  { database, size, calls }: { database: Queryable; size: number; calls: number },
  say: (text: string) => void,
): Promise<FollowTiming[]> {
  const times: Record<string, number[]> = {
    saved: [],
    search: [],
    'list by words': [],
    'list by updated': [],
  }
  const ids = await findOwn(database, calls)
  for (const [n, id] of ids.entries()) {
    const word = `followed${lettersOf(n)}`
    const began = performance.now()
    await saveTitle(ask, id, word)
    times.saved?.push(performance.now() - began)
    for (const [what, shows] of Object.entries(PLACES)) {
      await waitFor(() => shows(ask, id, word), `${what} does not show ${id}`)
      times[what]?.push(performance.now() - began)
    }
  }
  const often: number[] = []
  for (let n = 0; n < calls; n += 1) {
    const { record } = await ask<RecordNameQuery>('RecordName', { resource: 'image', id: MOST_EDITED })
    const began = performance.now()
    await save(ask, MOST_EDITED, record?.version ?? 0, { royalty_code: `R${n + 2}` })
    often.push(performance.now() - began)
  }
  const all = { ...times, 'saved, after 5,000 edits': often }
  return Object.entries(all).map(([what, each]) => {
    const timing = timingOf(each)
    say(`${size}: followed by ${what} ${timing.p50.toFixed(0)} / ${timing.p95.toFixed(0)} ms`)
    return { what, ...timing, load: loadavg()[0] ?? 0 }
  })
}

const PLACES: Record<string, (ask: Ask, id: string, word: string) => Promise<boolean>> = {
  async search(ask, id, word) {
    const { search } = await ask<SearchPageQuery>('SearchPage', { input: { q: word, limit: 50 } })
    return search.images.some((image) => image.id === id)
  },
  async 'list by words'(ask, id, word) {
    return isListed(ask, id, { search: word })
  },
  async 'list by updated'(ask, id) {
    return isListed(ask, id, { search: '', ordering: '-updated' })
  },
}

async function isListed(ask: Ask, id: string, asked: object): Promise<boolean> {
  const { records } = await ask<RecordsQuery>('Records', {
    resource: 'image',
    filters: [],
    limit: 50,
    ...asked,
  })
  return records.records.some((record) => record.id === id)
}

/** Finds images of the shop's own: those of the stock source are searched for there. */
async function findOwn(database: Queryable, count: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select id from content.images where publisher <> 'GET' order by md5(id) limit ${count}`,
  )
  return rows.map(({ id }) => id)
}

/** Another word for each number. */
const lettersOf = (n: number): string =>
  [...`${n}`.padStart(3, '0')].map((digit) => 'bcdfghjklm'[Number(digit)]).join('o')

async function saveTitle(ask: Ask, id: string, word: string): Promise<void> {
  const { record } = await ask<RecordNameQuery>('RecordName', { resource: 'image', id })
  await save(ask, id, record?.version ?? 0, { title: `Title ${word}`, published: true })
}

async function save(ask: Ask, id: string, version: number, values: object): Promise<void> {
  const input = { idempotencyKey: randomUUID(), resource: 'image', id, version, values }
  const { saveRecord } = await ask<SaveRecordMutation>('SaveRecord', { input })
  if (!saveRecord.record) throw new Error(`${id} was not saved: ${JSON.stringify(saveRecord)}`)
}

async function waitFor(holds: () => Promise<boolean>, otherwise: string): Promise<void> {
  const late = performance.now() + LONGEST_MS
  while (!(await holds())) if (performance.now() > late) throw new Error(otherwise)
}
