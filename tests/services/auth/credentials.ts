import type { TokenPair, UserView } from '#services/auth/contract.ts'
import type { Call } from '#tests/support/services/http.ts'

export const PASSWORD = 'a quiet harbour'

let registered = 0

/** Of nobody before: each visitor of a test comes from a network of their own. */
let networks = 0
export const newAddress = (): string => {
  networks += 1
  return `198.18.${networks >> 8}.${networks & 0xff}`
}

/** Registers somebody new and answers who. */
export async function register(call: Call, over: object = {}): Promise<UserView> {
  registered += 1
  const body = { email: `visitor-${registered}@example.test`, password: PASSWORD, name: 'Visitor', ...over }
  const headers = { 'x-forwarded-for': newAddress() }
  return (await call('POST', '/auth/users/', { body, headers })).body as UserView
}

export async function signIn(call: Call, email: string): Promise<TokenPair> {
  return (await call('POST', '/auth/jwt/create/', { body: { email, password: PASSWORD } })).body as TokenPair
}
