import { createHash, randomInt } from 'node:crypto'

const CODES = 10
const GROUPS = 4
const GROUP = 4
/** Without i, l, o, 0 and 1, which are read as one another. A code has 79 bits: too many to guess. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** Such as `abcd-efgh-jkmn-pqrs`. */
const makeCode = (): string =>
  times(GROUPS, () => times(GROUP, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join('-')

export const makeRecoveryCodes = (): string[] => times(CODES, makeCode)

/** A code as it is compared, however somebody types it: an app's or a recovery code. */
export const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

export const hashOf = (code: string): string => createHash('sha256').update(plain(code)).digest('base64url')
