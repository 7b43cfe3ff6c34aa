import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.ts'

/** Of each kind, so many runs keep their traces and screenshots. */
const KEPT = 5

/**
 * Makes a folder for a run of browser tests, named by the time, and deletes the oldest ones. Answers its
 * path.
 */
export const openResults = async (
  kind: 'journeys' | 'walks',
  now = new Date(),
  folder = join(root, 'test-results'),
): Promise<string> => {
  const mine = join(folder, kind, now.toISOString().slice(0, 19).replaceAll(':', '-'))
  await mkdir(mine, { recursive: true })
  const runs = (await readdir(join(folder, kind))).toSorted()
  for (const old of runs.slice(0, -KEPT)) await rm(join(folder, kind, old), { recursive: true, force: true })
  return mine
}
