import type { Route } from '@playwright/test'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

/** The thread that reads a file: its script waits until the path says that it reads. */
export interface HeldHashing {
  read(): Promise<void>
}

export const holdHashing = async ({ page }: Visit): Promise<HeldHashing> => {
  const waiting: Route[] = []
  await page.route('**/hash-worker*', (route) => void waiting.push(route))
  return {
    async read() {
      await until(() => waiting.length > 0, 'The page reads no file.')
      const [newest] = waiting.splice(0).slice(-1)
      await newest?.continue()
    },
  }
}
