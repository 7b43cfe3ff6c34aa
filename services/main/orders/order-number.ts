import { randomBytes } from 'node:crypto'

/** Crockford's alphabet has no letter that looks like a digit, and no U, which could spell words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** Makes `XXXX-XXXX`: easy to read out on the telephone, and it tells nobody how many orders there are. */
export function makeOrderNumber(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
