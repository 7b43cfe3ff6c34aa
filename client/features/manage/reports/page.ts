import { createPageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, writePage } = createPageAddress(20)
