import { randomUUID } from 'node:crypto'
import { DEMO_PASSWORD } from '#services/auth/users/demo.ts'
import { type RestCase, rest, staffOnly } from '../cases.ts'
import type { Ground } from '../ground.ts'

const key = () => ({ 'idempotency-key': randomUUID() })
const transition = { transition: 'DE_ACTIVATED', notes: '' }
const reveal = { reason: 'The bank asks for it.', password: DEMO_PASSWORD }

/** Bodies of a new account of each type. */
const ACCOUNTS = {
  'bank-accounts': {
    branchId: '021000021',
    bankAccountPurpose: 'CHECKING',
    bankAccountId: '000123456789',
    bankAccountIdAgain: '000123456789',
  },
  'paypal-accounts': { email: 'vale@example.test' },
  'venmo-accounts': { accountId: '212 555 0142' },
}

const identityPath = async (ground: Ground) => `/api/artist-identity/${await ground.identity()}/`
const NO_FORM = `/api/tax-form/txf-${randomUUID()}/`

const accountCases = (type: keyof typeof ACCOUNTS): RestCase[] => {
  const list = async (ground: Ground) => `${await identityPath(ground)}${type}/`
  const one = async (ground: Ground) => ground.paymentAccount(type, ACCOUNTS[type])
  const route = `/api/artist-identity/:/${type}/`
  const sts = (path: string) => `${path}status-transitions/sts-none/`
  return [
    rest(`OPTIONS ${route}`, async (ground) => ({ path: await list(ground) }), staffOnly()),
    rest(`GET ${route}`, async (ground) => ({ path: await list(ground) }), staffOnly()),
    rest(
      `POST ${route}`,
      async (ground) => ({ path: await list(ground), body: ACCOUNTS[type], headers: key() }),
      staffOnly(201),
    ),
    rest(`OPTIONS ${route}:/`, async (ground) => ({ path: await one(ground) }), staffOnly()),
    rest(`GET ${route}:/`, async (ground) => ({ path: await one(ground) }), staffOnly()),
    rest(
      `PUT ${route}:/`,
      async (ground) => ({ path: await one(ground), body: { version: 1, default: true }, headers: key() }),
      staffOnly(),
    ),
    rest(`GET ${route}:/history/`, async (ground) => ({ path: `${await one(ground)}history/` }), staffOnly()),
    rest(
      `OPTIONS ${route}:/status-transitions/`,
      async (ground) => ({ path: `${await one(ground)}status-transitions/` }),
      staffOnly(),
    ),
    rest(
      `GET ${route}:/status-transitions/`,
      async (ground) => ({ path: `${await one(ground)}status-transitions/` }),
      staffOnly(),
    ),
    rest(
      `POST ${route}:/status-transitions/`,
      async (ground) => ({
        path: `${await one(ground)}status-transitions/`,
        body: transition,
        headers: key(),
      }),
      staffOnly(201),
    ),
    rest(
      `OPTIONS ${route}:/status-transitions/:/`,
      async (ground) => ({ path: sts(await one(ground)) }),
      staffOnly(404),
    ),
    rest(
      `GET ${route}:/status-transitions/:/`,
      async (ground) => ({ path: sts(await one(ground)) }),
      staffOnly(404),
    ),
    ...(type === 'paypal-accounts'
      ? []
      : [
          rest(
            `POST ${route}:/number/`,
            async (ground) => ({ path: `${await one(ground)}number/`, body: reveal }),
            staffOnly(),
          ),
        ]),
  ]
}

/** Who may do what to whom artists' money is paid to: staff alone. */
export const PAYEE_CASES: readonly RestCase[] = [
  rest('OPTIONS /api/artist-identity/', () => ({ path: '/api/artist-identity/' }), staffOnly()),
  rest('GET /api/artist-identity/', () => ({ path: '/api/artist-identity/' }), staffOnly()),
  rest(
    'POST /api/artist-identity/',
    async (ground) => ({
      path: '/api/artist-identity/',
      body: {
        artist: await ground.artistRecord(),
        businessName: 'Vale LLC',
        email: 'vale@example.test',
      },
      headers: key(),
    }),
    staffOnly(201),
  ),
  rest(
    'OPTIONS /api/artist-identity/:/',
    async (ground) => ({ path: await identityPath(ground) }),
    staffOnly(),
  ),
  rest('GET /api/artist-identity/:/', async (ground) => ({ path: await identityPath(ground) }), staffOnly()),
  rest(
    'PUT /api/artist-identity/:/',
    async (ground) => ({
      path: await identityPath(ground),
      body: { version: 1, firstName: 'Ann' },
      headers: key(),
    }),
    staffOnly(),
  ),
  rest(
    'GET /api/artist-identity/:/history/',
    async (ground) => ({ path: `${await identityPath(ground)}history/` }),
    staffOnly(),
  ),
  rest(
    'OPTIONS /api/artist-identity/:/status-transitions/',
    async (ground) => ({ path: `${await identityPath(ground)}status-transitions/` }),
    staffOnly(),
  ),
  rest(
    'GET /api/artist-identity/:/status-transitions/',
    async (ground) => ({ path: `${await identityPath(ground)}status-transitions/` }),
    staffOnly(),
  ),
  rest(
    'POST /api/artist-identity/:/status-transitions/',
    async (ground) => ({
      path: `${await identityPath(ground)}status-transitions/`,
      body: transition,
      headers: key(),
    }),
    staffOnly(201),
  ),
  rest(
    'OPTIONS /api/artist-identity/:/status-transitions/:/',
    async (ground) => ({ path: `${await identityPath(ground)}status-transitions/sts-none/` }),
    staffOnly(404),
  ),
  rest(
    'GET /api/artist-identity/:/status-transitions/:/',
    async (ground) => ({ path: `${await identityPath(ground)}status-transitions/sts-none/` }),
    staffOnly(404),
  ),
  ...accountCases('bank-accounts'),
  ...accountCases('paypal-accounts'),
  ...accountCases('venmo-accounts'),
  rest('OPTIONS /api/tax-form/', () => ({ path: '/api/tax-form/' }), staffOnly()),
  rest('GET /api/tax-form/', () => ({ path: '/api/tax-form/' }), staffOnly()),
  rest('OPTIONS /api/tax-form/:/', () => ({ path: NO_FORM }), staffOnly(404)),
  rest('GET /api/tax-form/:/', () => ({ path: NO_FORM }), staffOnly(404)),
  rest('GET /api/tax-form/:/history/', () => ({ path: `${NO_FORM}history/` }), staffOnly(404)),
  rest(
    'POST /api/tax-form/:/received/',
    () => ({ path: `${NO_FORM}received/`, body: { signed_on: '2026-11-02' }, headers: key() }),
    staffOnly(404),
  ),
  rest(
    'POST /api/tax-form/:/b-notice/',
    () => ({
      path: `${NO_FORM}b-notice/`,
      body: { b_notice: true, notes: 'CP2100A names them.' },
      headers: key(),
    }),
    staffOnly(404),
  ),
  rest('POST /api/tax-form/:/number/', () => ({ path: `${NO_FORM}number/`, body: reveal }), staffOnly(404)),
]
