import type { Place } from '../../vault/keyring.ts'

/** Where the date of birth of a form belongs. */
export const birthPlace = (token: string): Place => ({ table: 'tax_form', row: token, field: 'birth' })

/** Where the number of a form belongs. */
export const formPlace = (token: string): Place => ({ table: 'tax_form', row: token, field: 'tin' })
