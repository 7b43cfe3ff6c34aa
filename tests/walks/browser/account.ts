import { makeAddress } from '#tests/support/new-address.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'

let made = 0

/** Registers somebody new at the auth service itself: the form is another machine's business. */
export const createAccount = async (email = `walker-${process.pid}-${Date.now()}-${++made}@example.com`) => {
  const password = 'a sound pass phrase'
  const answer = await fetch(`${process.env.SHOP_AUTH_URL}/auth/users/`, {
    method: 'POST',
    headers: { ...SERVICE_KEY, 'content-type': 'application/json', 'x-forwarded-for': makeAddress() },
    body: JSON.stringify({ email, password }),
    signal: AbortSignal.timeout(10_000),
  })
  if (answer.status !== 201) throw new Error(`No account could be made: ${await answer.text()}`)
  return { email, password }
}
