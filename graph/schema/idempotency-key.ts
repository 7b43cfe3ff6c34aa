import type { UserError } from '../errors.ts'

/** What may be written as a header, and tells one press of a button from the next. */
const KEY = /^[\x21-\x7e]{1,200}$/

export const wrongKey = (key: string): UserError[] =>
  KEY.test(key)
    ? []
    : [{ field: 'idempotencyKey', message: 'Enter 1 to 200 letters, digits or signs.', code: 'INVALID' }]
