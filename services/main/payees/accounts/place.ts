import type { Place } from '../../vault/keyring.ts'

/** Where the number of an account belongs. */
export const accountPlace = (token: string): Place => ({
  table: 'payment_account',
  row: token,
  field: 'number',
})
