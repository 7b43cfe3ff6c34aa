import { createPageAddress } from '#client/ui/pagination/page-address.ts'

/** Fifty lines on each (spec.md section 9). */
export const { readPage, writePage } = createPageAddress(50)
