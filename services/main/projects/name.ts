import { oneLine } from '../plain.ts'

export const projectName = oneLine
