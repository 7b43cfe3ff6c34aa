import type { Route } from '@playwright/test'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

/** The thread that reads a file: its script waits until the path says that it reads. */
export interface HeldHashing {
  /** Has the file read that is being read; nobody waits any more for what was begun before. */
  read(): Promise<void>
}

export const holdHashing = async ({ page, recording }: Visit): Promise<HeldHashing> => {
  const waiting: Route[] = []
  await page.route('**/hash-worker*', (route) => void waiting.push(route))
  return {
    read: () =>
      until(() => {
        for (const route of waiting.splice(0)) route.continue().catch(() => {})
        return recording.latest('upload-file')?.snapshot().matches('reading') === false
      }, 'The page reads no file.'),
  }
}
