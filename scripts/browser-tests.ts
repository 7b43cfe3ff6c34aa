import { buildClient } from './build.ts'
import { ensureChromium, ensureHeadlessShell } from './chromium.ts'
import { findOpenShop } from './open-shop.ts'
import { openResults } from './results.ts'
import { runTool } from './run.ts'

const CONFIGS = {
  journeys: 'tests/journeys/playwright.config.ts',
  walks: 'tests/walks/browser/playwright.config.ts',
} as const

type Kind = keyof typeof CONFIGS

/** These options of Playwright show the browser on the screen. */
const isForWindow = (arg: string) => ['--ui', '--headed', '--debug'].includes(arg)

/**
 * Runs browser tests over the built client, and answers the runner's exit code. Options that are not ours go
 * to Playwright.
 */
export const runBrowserTests = async (
  kind: Kind,
  args: readonly string[] = [],
  shop: Record<string, string> = {},
): Promise<number> => {
  const chromium = await (args.some(isForWindow) ? ensureChromium() : ensureHeadlessShell())
  return runTool('playwright', ['test', '--config', CONFIGS[kind], ...args], {
    ...shop,
    RESULTS_FOLDER: await openResults(kind),
    ...(chromium && { CHROME_PATH: chromium }),
  })
}

/**
 * `npm run test:walks` and `npm run test:journeys`: builds the client and opens a shop; with `--shop URL`
 * does neither and uses that shop. `-g "words"` takes the tests whose names have the words, `--ui` opens
 * Playwright's UI mode.
 */
export const runFromCommandLine = async (kind: Kind): Promise<void> => {
  try {
    const { url, others } = takeShop(process.argv.slice(2))
    const shop = url === null ? {} : await findOpenShop(url)
    if (url === null) await buildClient()
    process.exitCode = await runBrowserTests(kind, others, shop)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

export const takeShop = (args: readonly string[]): { url: string | null; others: string[] } => {
  const at = args.findIndex((arg) => arg === '--shop' || arg.startsWith('--shop='))
  if (at === -1) return { url: null, others: [...args] }
  const inOne = args[at]?.split('=')[1]
  const url = inOne ?? args[at + 1]
  if (!url || !URL.canParse(url))
    throw new Error('--shop needs the address of a shop, such as --shop http://localhost:3000.')
  return { url, others: args.toSpliced(at, inOne === undefined ? 2 : 1) }
}
