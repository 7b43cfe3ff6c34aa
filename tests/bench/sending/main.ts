import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { buildClient } from '../../../scripts/build.ts'
import { SERVICE_KEY } from '../../support/services/secret.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { signStaffIn } from '../as-staff.ts'
import { fetchJson } from '../choices.ts'
import { timingOf } from '../measure.ts'
import { createGraphCaller } from '../operations.ts'
import { makePictures } from './make-pictures.ts'
import { sendPictures, waitUntilReady } from './send-pictures.ts'

/**
 * `npm run bench:sending -- --files 2000`: sends small pictures to a shop with the demonstration, as a page
 * does, and times them; asks for searches meanwhile, and as many before, while nobody sends anything.
 */
const { values } = parseArgs({ options: { files: { type: 'string', default: '2000' } } })
const count = z.coerce.number().int().min(1).max(2_000).parse(values.files)
const say = (text: string) => console.error(text)

/** Between two searches of one visitor. */
const PAUSE_MS = 250
const QUIET_SEARCHES = 240
const WORDS = ['landscape', '', 'blue', '"study for"', 'mountain lake', 'portrait']

await buildClient()
const pictures = await makePictures(count, say)
const shop = await openTestShop({ LOG_LEVEL: 'silent' })
try {
  const graph = await createGraphCaller(shop.url)
  const headersOf = signStaffIn(shop)

  /** Searches until told to end, and answers how long each took, in ms. */
  const searchUntil = async (isOver: (searches: number) => boolean): Promise<number[]> => {
    const took: number[] = []
    while (!isOver(took.length)) {
      const q = WORDS[took.length % WORDS.length]
      const begun = performance.now()
      await graph('SearchPage', { input: { q, limit: 100, offset: took.length % 40, sort: 'NEWEST' } })
      took.push(performance.now() - begun)
      await setTimeout(PAUSE_MS)
    }
    return took
  }

  const isChecked = async (ids: readonly string[]) => {
    const answer = await fetchJson<{ results: { id: string; state: string }[] }>(
      `${shop.services.content}/api/upload/files/?ids=${ids.join(',')}`,
      { headers: { ...SERVICE_KEY, ...(await headersOf()) } },
    )
    return answer.results
  }

  await searchUntil((searches) => searches === 20)
  say('searching while nobody sends')
  const quiet = timingOf(await searchUntil((searches) => searches === QUIET_SEARCHES))
  say('sending')
  const begun = performance.now()
  let isSent = false
  const secondsSince = () => Math.round((performance.now() - begun) / 1_000)
  const sending = (async () => {
    const ids = await sendPictures(shop.url, pictures, headersOf)
    const sent = secondsSince()
    await waitUntilReady(isChecked, ids)
    return { sent, ready: secondsSince() }
  })().finally(() => {
    isSent = true
  })
  const [{ sent, ready }, took] = await Promise.all([sending, searchUntil(() => isSent)])
  const meanwhile = timingOf(took)
  console.table([
    {
      files: count,
      'kB each': Math.round(pictures.reduce((sum, { length }) => sum + length, 0) / count / 1_000),
      'sent, s': sent,
      'ready, s': ready,
      'search quiet, p50 / p95 ms': `${quiet.p50.toFixed(0)} / ${quiet.p95.toFixed(0)}`,
      'meanwhile, p50 / p95 ms': `${meanwhile.p50.toFixed(0)} / ${meanwhile.p95.toFixed(0)}`,
      searches: took.length,
      'ratio of p95': (meanwhile.p95 / quiet.p95).toFixed(2),
    },
  ])
} finally {
  await shop.close()
}
