import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { root } from '../../scripts/run.ts'
import { readChromiumOptions } from './chromium.ts'
import { EVENTS } from './edits.ts'
import type { JournalPage } from './journal-page.ts'
import { median } from './measure.ts'

/** What the journal costs a visitor's page. */
export interface BrowserJournalFigures {
  /**
   * Live events a second, without a journal and with one until all is in IndexedDB; medians over the runs.
   */
  without: number
  recorded: number
  /** Median over the runs of each run's own recorded/without. */
  ratio: number
  /**
   * The same ratio by processor time of the page's main thread, which other work of the computer does not
   * change.
   */
  processorRatio: number
  /** Replayed events a second; median over the runs. */
  replayed: number
  /** Milliseconds until an event that comes alone is durable; median. */
  durable: number
  /** Disk bytes of an entry written alone, and of one among a hundred written together. */
  bytesAlone: number
  bytesTogether: number
  /** Events in a run. */
  events: number
  runs: number
  /**
   * Processes that wanted to run, averaged over the minute before. Above the number of processors they slow
   * each other down.
   */
  load: number
}

const RUNS = 15

/** Measures in a real Chromium, on its own disk: a private window would keep the journal in memory. */
export const benchBrowserJournal = async (): Promise<BrowserJournalFigures> => {
  const content = await buildPage()
  const profile = await mkdtemp(join(tmpdir(), 'aquatint-bench-'))
  const context = await chromium.launchPersistentContext(profile, await readChromiumOptions())
  try {
    const page = await context.newPage()
    await page.route(ADDRESS, (route) =>
      route.fulfill({ contentType: 'text/html', headers: PRECISE, body: '' }),
    )
    await page.goto(ADDRESS)
    await page.addScriptTag({ content, type: 'module' })
    await page.waitForFunction('globalThis.bench')
    const bytes = {
      bytesAlone: await growth(profile, page, 1),
      bytesTogether: await growth(profile, page, 100),
    }
    return { ...bytes, ...(await measure(page)) }
  } finally {
    await context.close()
    await rm(profile, { recursive: true })
  }
}

const ADDRESS = 'http://localhost/'

/** These headers isolate the page, which makes its clock count microseconds. */
const PRECISE = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

const call = <Name extends keyof JournalPage>(page: Page, name: Name, argument = '') =>
  page.evaluate<Awaited<ReturnType<JournalPage[Name]>>>(`bench.${name}(${argument})`)

const measure = async (page: Page) => {
  const load = loadavg()[0] ?? Number.NaN
  const processor = await openProcessorClock(page)
  const timed = async (name: 'without' | 'recorded' | 'replayed') => {
    const begun = await processor()
    const rate = await call(page, name)
    const time = (await processor()) - begun
    if (name === 'recorded') await call(page, 'checkAndReopen')
    return { rate, time }
  }
  for (const warmUp of ['without', 'recorded', 'replayed'] as const) await timed(warmUp)
  const runs = []
  for (let run = 0; run < RUNS; run += 1) {
    // Take turns in going first, so that what one leaves behind burdens the other as often.
    const early = run % 2 === 0 ? await timed('recorded') : null
    const without = await timed('without')
    runs.push({ without, recorded: early ?? (await timed('recorded')), replayed: await timed('replayed') })
  }
  return {
    without: median(runs.map(({ without }) => without.rate)),
    recorded: median(runs.map(({ recorded }) => recorded.rate)),
    ratio: median(runs.map(({ without, recorded }) => recorded.rate / without.rate)),
    processorRatio: median(runs.map(({ without, recorded }) => without.time / recorded.time)),
    replayed: median(runs.map(({ replayed }) => replayed.rate)),
    durable: median(await call(page, 'durable')),
    events: EVENTS,
    runs: RUNS,
    load,
  }
}

/** Reads the seconds of processor time that the page's main thread has had. */
const openProcessorClock = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
}

/** Measures how much each entry makes the disk grow, before Chromium tidies up. */
const growth = async (profile: string, page: Page, together: number): Promise<number> => {
  const before = await sizeOf(profile)
  const entries = await call(page, 'write', String(together))
  return ((await sizeOf(profile)) - before) / entries
}

/** Sums the bytes that IndexedDB keeps in a profile. */
const sizeOf = async (profile: string): Promise<number> => {
  const folder = join(profile, 'Default', 'IndexedDB')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Builds the page as the storefront is built. */
const buildPage = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      // Make one script of it: the page has no server to load another from.
      rolldownOptions: { input: join(root, 'tests/bench/journal-page.ts'), output: { codeSplitting: false } },
    },
  })
  const [script] = 'output' in built ? built.output : []
  if (!script) throw new Error('The page of the measurement was not built.')
  return script.code
}
