import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runScript } from '../../../scripts/run.ts'
import { createOwnPostgres, type OwnPostgres } from '../../support/services/own-postgres.ts'
import { TAX_KEYS } from '../../support/services/secret.ts'
import { childrenOf } from '../../support/shop/children.ts'
import { openSeveral } from '../../support/shop/several.ts'
import { openTestShop } from '../../support/shop/shop.ts'
import { writeStorefront } from '../../support/shop/storefront.ts'
import { startLoad } from './load.ts'

const FAULT_MS = 10_000

export interface FaultRow {
  fault: string
  /** Kinds of answers between the fault and the first add after it, with their counts. */
  meanwhile: string
  /** Milliseconds of the longest answer in that time. */
  longest: number
  /** Milliseconds from the end of the fault to the first add that was acknowledged. */
  back: number
  /** Adds answered by 201 since the fault before, and how many of them are missing at the end. */
  acknowledged: number
  lost: number
}

const END_SESSIONS = `select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`

/**
 * Puts faults under adds, searches and the graph. The shop, of one or two processes each, knows two hosts: a
 * primary and a replica with all that the primary acknowledged.
 */
export const benchFaults = async (
  say: (text: string) => void,
  { several }: { several: boolean },
): Promise<FaultRow[]> => {
  const primary = await createOwnPostgres()
  await primary.start()
  const replica = await primary.follow()
  const hosts = [primary, replica].map(({ port }) => `127.0.0.1:${port}`).join(',')
  const env = {
    DATABASE_URL: `postgres://tester@${hosts}/postgres`,
    SEED: 'none',
    GRAPHQL_ADHOC: '1',
    TAX_KEYS,
  }
  const shop = await (several ? openTwoOfEach(env) : openOneOfEach(env))
  const load = await startLoad(shop)
  const rows: (Omit<FaultRow, 'lost'> & { since: number; until: number })[] = []
  let since = performance.now()

  const measure = async (fault: string, begin: () => unknown, end: () => unknown = () => {}) => {
    say(fault)
    await setTimeout(FAULT_MS / 4)
    const from = performance.now()
    await begin()
    await end()
    const ended = performance.now()
    const until = await load.firstAddAfter(ended)
    await setTimeout(FAULT_MS / 4)
    const answers = load.answers.filter(({ at }) => at >= from && at <= until)
    rows.push({
      fault,
      meanwhile: counted(answers.map(({ what }) => what)),
      longest: Math.round(Math.max(0, ...answers.map(({ at, sentAt }) => at - sentAt))),
      back: Math.round(until - ended),
      acknowledged: load.acknowledged.filter(({ at }) => at > since && at <= until).length,
      since,
      until,
    })
    since = until
  }
  const away = async (begin: () => unknown) => {
    await begin()
    await setTimeout(FAULT_MS)
  }

  await measure('sessions ended, five times', async () => {
    for (let round = 0; round < 5; round += 1) {
      await primary.query(END_SESSIONS)
      await setTimeout(FAULT_MS / 20)
    }
  })
  await measure('stopped 10 s', () => away(primary.stop), primary.start)
  await measure('killed, away 10 s', () => away(primary.kill), primary.start)
  await measure('frozen 10 s', () => away(primary.freeze), primary.thaw)
  await measure(shop.killed, shop.kill)
  await measure(
    'primary killed, replica promoted after 10 s',
    () => away(primary.kill),
    () => replica.takeOver(),
  )

  await load.stop()
  const kept = await keysOf(replica)
  await shop.close()
  await Promise.all([primary.remove(), replica.remove()])
  return rows.map(({ since: after, until, ...row }) => ({
    ...row,
    lost: load.acknowledged.filter(({ key, at }) => at > after && at <= until && !kept.has(key)).length,
  }))
}

const PICTURE = { id: 'dunes', title: 'Dunes', artist: 'Ada Byron', price: 2 }

const storefront = async () => [writeStorefront(await mkdtemp(join(tmpdir(), 'aquatint-storefront-')))]

const openOneOfEach = async (env: Record<string, string>) => {
  const prepare = async (dataDir: string) => {
    const file = join(dataDir, 'one.jsonl')
    await writeFile(file, JSON.stringify(PICTURE))
    const code = await runScript('services/content/import/main.ts', [file, '--publish'], {
      ...env,
      DATA_DIR: dataDir,
    })
    if (code !== 0) throw new Error(`The import ended with code ${code}.`)
  }
  const shop = await openTestShop(env, prepare, await storefront())
  const kill = () => {
    for (const pid of childrenOf(shop.pid)) process.kill(pid, 'SIGKILL')
  }
  return { ...shop, killed: 'services killed', kill }
}

const openTwoOfEach = async (env: Record<string, string> & { DATABASE_URL: string }) => {
  const shop = await openSeveral([PICTURE], env, await storefront())
  return { ...shop, killed: 'one of each service killed', kill: shop.killOneOfEach }
}

const keysOf = async (server: OwnPostgres) =>
  new Set((await server.query('select key from main.idempotency_keys')).map(({ key }) => key))

const counted = (answers: readonly string[]): string =>
  [...Map.groupBy(answers, (what) => what)]
    .map(([what, each]) => `${what} × ${each.length}`)
    .sort()
    .join('; ')
