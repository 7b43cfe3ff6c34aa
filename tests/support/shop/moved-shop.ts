import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openTestShop, type Shop } from './shop.ts'

const DAY_MS = 86_400_000

export interface MovedShop extends Shop {
  /** What its clock says. */
  now(): Date
  /** Lets days go by; what is due by then is done soon after. */
  wait(days: number): Promise<void>
}

/** Opens a shop whose clock can be moved onwards (moved-clock.ts). */
export const openMovedShop = async (
  prepare: (dataDir: string) => Promise<void> = async () => {},
): Promise<MovedShop> => {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-clock-'))
  const file = join(folder, 'ahead')
  await writeFile(file, '0')
  const clock = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts'))
  const shop = await openTestShop({ NODE_OPTIONS: `--import ${clock}`, CLOCK_FILE: file }, prepare)
  let ahead = 0
  return {
    ...shop,
    now: () => new Date(Date.now() + ahead),
    async wait(days) {
      ahead += days * DAY_MS
      await writeFile(file, `${ahead}`)
    },
    async close() {
      await shop.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
