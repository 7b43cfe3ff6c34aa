import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { decodeJwt } from 'jose'
import { makeAddress } from '#tests/support/new-address.ts'
import { signAccess } from '#tests/support/services/access-token.ts'
import { JWT_SECRET, SERVICE_KEY } from '#tests/support/services/secret.ts'

const STAFF = { email: 'staff@aquatint.test', password: 'aquatint-demo' }

const ask = async (url: string, method: string, body?: object, access?: string) => {
  const answer = await fetch(url, {
    method,
    headers: {
      ...SERVICE_KEY,
      'x-forwarded-for': makeAddress(),
      'idempotency-key': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
      ...(access && { authorization: `JWT ${access}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url} was refused: ${answer.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/**
 * Another one of the staff, whom no demo account is: their tokens are of a session of the demo's, as services
 * ask whether that lives.
 */
export const createColleague = async () => {
  const { access } = await ask(`${process.env.SHOP_AUTH_URL}/auth/jwt/create/`, 'POST', STAFF)
  const { sid } = decodeJwt<{ sid: string }>(access)
  const user_id = randomUUID()
  const email = `${user_id}@example.com`
  const own = await signAccess(
    { user_id, email, is_staff: true, sid },
    { secret: JWT_SECRET, at: new Date() },
  )
  return {
    email,
    /** What they present to the services. */
    access: own,
    /** Asks the main service in their name. */
    ask: (method: string, path: string, body?: object) =>
      ask(`${process.env.SHOP_MAIN_URL}${path}`, method, body, own),
    /** Edits a record as it is now, such as `artist/7`. */
    edit: async (record: string, changes: object) => {
      const url = `${process.env.SHOP_CONTENT_URL}/api/${record}/`
      const { version } = await ask(url, 'GET', undefined, own)
      return ask(url, 'PUT', { version, ...changes }, own)
    },
  }
}

export type Colleague = Awaited<ReturnType<typeof createColleague>>

/** Has whoever signs in as staff in this browser ask the graph as that colleague. */
export const comeAs = (context: BrowserContext, { access }: Colleague) =>
  context.route('**/graphql', async (route) => {
    const headers = route.request().headers()
    await route.fallback({
      headers: { ...headers, ...(headers.authorization && { authorization: `JWT ${access}` }) },
    })
  })
