import { createHash, randomInt } from 'node:crypto'

const CODES = 10
const GROUPS = 4
const GROUP = 4
/** Without i, l, o, 0 and 1, which people misread. A code has 79 bits, too many to guess. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

/** Makes a code such as `abcd-efgh-jkmn-pqrs`. */
const makeCode = (): string =>
  times(GROUPS, () => times(GROUP, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join('-')

export const makeRecoveryCodes = (): string[] => times(CODES, makeCode)

/** Removes what people add when they type an app's or a recovery code, so that codes compare equal. */
export const normalizeCode = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

export const hashOf = (code: string): string =>
  createHash('sha256').update(normalizeCode(code)).digest('base64url')
