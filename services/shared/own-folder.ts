import { chmodSync, mkdirSync, statSync } from 'node:fs'

const OF_OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes a folder that only the user of this process may enter, or takes one that is there from everybody else. What lies below
 * keeps its rights: nobody comes to it but through here. A folder that is everybody's, such as /tmp, is refused.
 */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode } = statSync(folder)
  if ((mode & OF_OTHERS) === 0) return
  if (mode & STICKY) throw new Error(`${folder}: everybody on this machine may write to it.`)
  chmodSync(folder, mode & ~OF_OTHERS)
}
