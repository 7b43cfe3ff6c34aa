import { verify } from '@node-rs/argon2'
import type { CredentialsBody } from '../contract.ts'
import { hashPassword } from './password-hash.ts'
import type { User, UserStore } from './store.ts'

const nobodysHash = hashPassword('nobody has this password')

/** Finds the account of this email and checks its password. Takes as long when no account has the email. */
export async function findByCredentials(
  users: UserStore,
  { email, password }: CredentialsBody,
): Promise<{ user: User | undefined; isRight: boolean }> {
  const user = await users.byEmail(email)
  const isRight = await verify(user?.password ?? (await nobodysHash), password)
  return { user, isRight: isRight && user !== undefined }
}

/** Tells whether this is the password of a user who has been found already. */
export const isRight = (user: User, password: string): Promise<boolean> => verify(user.password, password)
