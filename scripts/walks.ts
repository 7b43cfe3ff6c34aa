import { buildClient } from './build.ts'
import { ensureChromium } from './chromium.ts'
import { runTool } from './run.ts'

/** Walks the machines in the browser, over the client as it is built; answers the runner's exit code. */
export const runBrowserWalks = async (args: readonly string[] = []): Promise<number> => {
  const chromium = await ensureChromium()
  const config = ['--config', 'tests/walks/browser/playwright.config.ts']
  return runTool('playwright', ['test', ...config, ...args], { ...(chromium && { CHROME_PATH: chromium }) })
}

/** `npm run test:walks`, and one path alone by its name: `npm run test:walks -- -g "auth, path 3"`. */
if (import.meta.main) {
  await buildClient()
  process.exitCode = await runBrowserWalks(process.argv.slice(2))
}
