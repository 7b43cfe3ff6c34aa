import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchOptions } from '#tests/journeys/chromium.ts'
import { until } from '#tests/walks/browser/until.ts'

/** Opens a Chromium with an empty profile of its own, which both Bombadil and Playwright drive. */
export const openChromium = async (path: string) => {
  const profile = await mkdtemp(join(tmpdir(), 'aquatint-explore-'))
  const child = spawn(
    path,
    [
      ...launchOptions.args,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const portFile = join(profile, 'DevToolsActivePort')
  const portSaid = () => (existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n') : [])
  await until(() => portSaid().length > 1, 'Chromium has not said where it can be driven.')
  return {
    url: `http://127.0.0.1:${portSaid()[0]}`,
    close: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
