import { verify } from '@node-rs/argon2'
import type { CredentialsBody } from '../contract.ts'
import { hashPassword } from './password-hash.ts'
import type { User, UserStore } from './store.ts'

const nobodysHash = hashPassword('nobody has this password')

/** Whose email and password these are. It takes as long to say nobody's when the email is unknown. */
export async function findByCredentials(
  users: UserStore,
  { email, password }: CredentialsBody,
): Promise<User | undefined> {
  const user = await users.byEmail(email)
  const right = await verify(user?.password ?? (await nobodysHash), password)
  return right ? user : undefined
}

/** Whether this is the password of a user who is known already. */
export const isRight = (user: User, password: string): Promise<boolean> => verify(user.password, password)
