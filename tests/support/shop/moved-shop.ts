import { createClockFile } from './clock-file.ts'
import { openTestShop, type Shop } from './shop.ts'

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
  const { env, now, wait, remove } = await createClockFile()
  const shop = await openTestShop(env, prepare)
  return {
    ...shop,
    now,
    wait,
    async close() {
      await shop.close()
      await remove()
    },
  }
}
