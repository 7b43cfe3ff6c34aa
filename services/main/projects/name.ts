import { oneLine } from '../plain.ts'

/** The name of a project. */
export const projectName = oneLine
