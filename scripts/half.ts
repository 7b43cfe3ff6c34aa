import { execFileSync } from 'node:child_process'
import { root } from './run.ts'

/**
 * Chooses which half of the journeys a run takes, 1 or 2, by the number of commits: the same commit runs the
 * same ones again, and commits take turns (decision 89).
 */
export const chooseHalf = (folder = root): 1 | 2 => {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number(count) % 2 === 0 ? 2 : 1
  } catch {
    // These are sources without their history.
    return 1
  }
}
