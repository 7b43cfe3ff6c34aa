import { join } from 'node:path'
import { root } from '../../scripts/run.ts'

/** Where visits leave their traces, and the two of `npm test` what came of them. */
export const reports = join(root, 'reports', 'explore')

export const SPECIFICATION = join(root, 'tests', 'explore', 'specification', 'specification.ts')
