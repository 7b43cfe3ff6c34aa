import { randomBytes } from 'node:crypto'

/** Crockford's alphabet has no letter that looks like a digit, and no U, which could spell words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** What is read for what was written, in Crockford's alphabet. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/**
 * An order's number as it was made, of one that somebody typed: in small letters, with a # or without dash.
 */
export function readOrderNumber(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter)
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`
}

/** Makes `XXXX-XXXX`: easy to read out on the telephone, and it tells nobody how many orders there are. */
export function makeOrderNumber(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
