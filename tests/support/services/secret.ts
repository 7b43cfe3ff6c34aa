import { serviceKeyOf } from '#services/shared/secret.ts'

/** Of every service that a test opens, so that whoever calls one has its key. */
export const JWT_SECRET = 'a-secret-of-the-tests-and-of-nothing-else'

/**
 * The header by which services answer: of those a test opens, or of a shop that is open already (`--shop`).
 */
export const SERVICE_KEY = { 'x-service-key': process.env.SHOP_SERVICE_KEY ?? serviceKeyOf(JWT_SECRET) }
