import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The flags with which `npm start` runs Node, for whoever starts the shop otherwise. */
export const START_FLAGS: readonly string[] = String(scripts.start).match(/--\S+/g) ?? []

/**
 * What `npm start` sets in the environment, of which a process takes note only as it begins. glibc keeps an
 * arena for each thread, 100 MB over the picture threads that nobody uses, and learns to keep blocks as large
 * as a picture, unless it is told from which size on to give memory back.
 */
export const START_ENVIRONMENT: Readonly<Record<string, string>> = Object.fromEntries(
  [...String(scripts.start).matchAll(/(?<!\S)([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
)
