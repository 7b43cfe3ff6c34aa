import { hash, verify } from '@node-rs/argon2'

/** OWASP's first recommendation for argon2id, which is the library's default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

const nobodysHash = hashPassword('nobody has this password')

/** Whether the password is right; without a hash to compare with, it takes as long to say no. */
export async function isRightPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const right = await verify(passwordHash ?? (await nobodysHash), password)
  return right && passwordHash !== undefined
}
