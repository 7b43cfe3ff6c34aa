import { randomUUID } from 'node:crypto'
import { type Answers, type RestCase, rest } from '../cases.ts'

const LIST = '/api/artist-account/payment-accounts/'
const key = () => ({ 'idempotency-key': randomUUID() })
const wrong = { version: 1, password: 'not the password' }

/** Whoever is no artist has none, staff either; the artist's own answer last. */
const artistOnly = (status: number): Answers<number> => [401, 404, 404, status, 404]

/** Who may do what to where an artist is paid: the artist alone, and nobody to another's. */
export const OWN_ACCOUNT_CASES: readonly RestCase[] = [
  rest(`GET ${LIST}`, () => ({ path: LIST }), artistOnly(200)),
  rest(
    `POST ${LIST}`,
    () => ({
      path: LIST,
      body: { type: 'PAYPAL_ACCOUNT', email: 'vale@example.test', ...wrong },
      headers: key(),
    }),
    artistOnly(400),
  ),
  rest(
    `POST ${LIST}check/`,
    () => ({ path: `${LIST}check/`, body: { type: 'PAYPAL_ACCOUNT', email: 'vale@example.test' } }),
    artistOnly(204),
  ),
  rest(
    `PUT ${LIST}:/`,
    async (ground) => {
      const { token, ...body } = await ground.ownAccount()
      return { path: `${LIST}${token}/`, body: { ...body, default: true }, headers: key() }
    },
    artistOnly(200),
    'of the artist’s',
  ),
  rest(
    `POST ${LIST}:/status-transitions/`,
    async (ground) => {
      const { token, ...body } = await ground.ownAccount()
      return {
        path: `${LIST}${token}/status-transitions/`,
        body: { ...body, transition: 'DE_ACTIVATED' },
        headers: key(),
      }
    },
    artistOnly(201),
    'of the artist’s',
  ),
]
