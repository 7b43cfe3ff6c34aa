import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** The flags with which `npm start` runs Node, for whoever starts the shop otherwise. */
export const START_FLAGS: readonly string[] = String(scripts.start).match(/--\S+/g) ?? []
