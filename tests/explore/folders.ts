import { join } from 'node:path'
import { root } from '../../scripts/run.ts'

/** Visits leave their traces here, and the two of `npm test` their results. */
export const reports = join(root, 'reports', 'explore')

export const SPECIFICATION = join(root, 'tests', 'explore', 'specification', 'specification.ts')
