import { serviceKeyOf } from '#services/shared/secret.ts'

/** All services that a test opens share it, so that each caller has their key. */
export const JWT_SECRET = 'a-secret-of-the-tests-and-of-nothing-else'

/** Seals the numbers of shops that the tests run on a server. */
export const TAX_KEYS = `k1:${Buffer.alloc(32, 'a key of the tests alone').toString('base64')}`

/** Opens the services to a test's calls: those a test opens, or those of a running shop (`--shop`). */
export const SERVICE_KEY = { 'x-service-key': process.env.SHOP_SERVICE_KEY ?? serviceKeyOf(JWT_SECRET) }
