import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { showProgress } from './progress.ts'
import { run, runTool } from './run.ts'

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium']

const find = (names: readonly string[], places: readonly string[], env: NodeJS.ProcessEnv) => {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH
    throw new Error(`CHROME_PATH names ${env.CHROME_PATH}, which does not exist.`)
  }
  const folders = (env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...places].find((place) => existsSync(place))
}

/** Finds this machine's Chromium: CHROME_PATH, else the system's; undefined when there is none. */
export const findChromium = (env = process.env): string | undefined => find(BROWSERS, PLACES, env)

/** Finds this machine's Chromium without windows: CHROME_PATH, else the system's. */
export const findHeadlessShell = (env = process.env): string | undefined => find(SHELLS, [], env)

/** Installs Debian's package of a Chromium as root. Answers its path; undefined where that cannot be done. */
const installDebians = async (name: string, findIt: typeof findChromium): Promise<string | undefined> => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await showProgress(`Installing Debian's ${name} for the browser tests`, async () => {
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
  })
  return findIt()
}

/**
 * Finds a Chromium or installs one: Debian's package as root, else Playwright's own download. Answers its
 * path, or undefined where Playwright uses its own.
 */
export const ensureChromium = async (): Promise<string | undefined> => {
  const path = findChromium() ?? (await installDebians('chromium', findChromium))
  if (path) return path
  const code = await showProgress("Installing Playwright's Chromium", () =>
    runTool('playwright', ['install', 'chromium']),
  )
  if (code !== 0) throw new Error('No Chromium could be found or installed; set CHROME_PATH to one.')
  return undefined
}

/**
 * Finds or installs the Chromium without windows that Playwright itself would use: a page costs it half as
 * much (docs/decisions/0040-headless-shell.md). Where there is none, as on older releases of Debian, does as
 * {@link ensureChromium}.
 */
export const ensureHeadlessShell = async (): Promise<string | undefined> =>
  findHeadlessShell() ??
  (await installDebians('chromium-headless-shell', findHeadlessShell)) ??
  ensureChromium()
