import { randomBytes } from 'node:crypto'

/**
 * Makes the address of a new visitor, as a proxy on this machine would name it (X-Forwarded-For). Each is in
 * a network of its own, so that no limit counts the visitors of a test run together.
 */
export const makeAddress = (): string => `10.${randomBytes(3).join('.')}`
