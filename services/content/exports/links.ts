import { createLinks } from '#services/shared/links.ts'
import type { ExportBody } from './contract.ts'

/** Links to the files that staff have asked for, good for a minute. */
export const exportLinks = createLinks<{ asked: ExportBody; author: string }>('content.exports', 60_000)
