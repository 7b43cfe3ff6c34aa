import { randomBytes } from 'node:crypto'

/** Crockford's: no letter that is read as a digit, and none by which words come about. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** `XXXX-XXXX`: to be read out on the telephone, and telling nobody how many orders there are. */
export function newOrderNumber(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
