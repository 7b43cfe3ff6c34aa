import { pageAddress } from '#client/ui/pagination/page-address.ts'

export const { readPage, writePage } = pageAddress(20)
