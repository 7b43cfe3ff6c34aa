import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { withProgress } from './progress.ts'
import { run, runTool } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

/** The Chromium of this machine: CHROME_PATH, else the system's; undefined when there is none. */
export const findChromium = (env = process.env): string | undefined => {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, which does not exist.`)
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...PLACES].find((place) => existsSync(place))
}

/**
 * Finds a Chromium or installs one: Debian's package as root, else Playwright's own download.
 * Answers its path, or undefined when Playwright is to use the one it keeps itself.
 */
export const ensureChromium = async (): Promise<string | undefined> => {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
    await withProgress("Installing Debian's Chromium for the browser tests", async () => {
      await run('apt-get', ['update', '-qq'], quiet)
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
    })
    const installed = findChromium()
    if (installed) return installed
  }
  const code = await withProgress("Installing Playwright's Chromium", () =>
    runTool('playwright', ['install', 'chromium']),
  )
  if (code !== 0) throw new Error('No Chromium could be found or installed; set CHROME_PATH to one.')
  return undefined
}
