import { chmodSync, mkdirSync, statSync } from 'node:fs'

const OF_OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes a folder that only the user of this process can enter, or closes an existing one to everybody else.
 * Files below keep their modes: nobody else can reach them through a closed folder. Throws for a folder that
 * everybody shares, such as /tmp.
 */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { mode } = statSync(folder)
  if ((mode & OF_OTHERS) === 0) return
  if (mode & STICKY) throw new Error(`${folder}: everybody on this machine may write to it.`)
  chmodSync(folder, mode & ~OF_OTHERS)
}
