import { randomBytes } from 'node:crypto'

/**
 * The address of a visitor who has not been here, as a proxy on this machine tells it (X-Forwarded-For): each
 * is of a network of its own, so that no limit counts the visitors of a test run together.
 */
export const newAddress = (): string => `10.${randomBytes(3).join('.')}`
