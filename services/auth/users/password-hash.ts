import { hash } from '@node-rs/argon2'

/**
 * OWASP's first recommendation for argon2id, which is the library's default algorithm: 19 MiB, two passes,
 * one lane.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)
