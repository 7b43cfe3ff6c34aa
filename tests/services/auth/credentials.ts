import type { TokenPair, UserView } from '#services/auth/contract.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import type { Call } from '#tests/support/services/http.ts'

export const PASSWORD = 'a quiet harbour'

let registered = 0

/** Registers a new user and answers them. */
export async function register(call: Call, over: object = {}): Promise<UserView> {
  registered += 1
  const body = { email: `visitor-${registered}@example.test`, password: PASSWORD, name: 'Visitor', ...over }
  const headers = { 'x-forwarded-for': makeAddress() }
  return (await call('POST', '/auth/users/', { body, headers })).body as UserView
}

export async function signIn(call: Call, email: string): Promise<TokenPair> {
  return (await call('POST', '/auth/jwt/create/', { body: { email, password: PASSWORD } })).body as TokenPair
}
