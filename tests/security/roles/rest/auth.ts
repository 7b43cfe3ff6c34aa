import { randomUUID } from 'node:crypto'
import { DEMO_USERS } from '#services/auth/users/demo.ts'
import { everybody, type RestCase, rest, signedIn } from '../cases.ts'
import { PASSWORD } from '../shop.ts'

const someone = () => ({ email: `${randomUUID()}@example.test`, password: PASSWORD })

/** Who may do what at the auth service. */
export const AUTH_CASES: readonly RestCase[] = [
  { route: 'GET /health/live/', ask: () => ({ path: '/health/live' }), answers: everybody(200) },
  { route: 'GET /health/ready/', ask: () => ({ path: '/health/ready' }), answers: everybody(200) },
  {
    route: 'GET /outbox/',
    about: 'for the web process alone, which asks in nobody’s name',
    ask: () => ({ path: '/outbox/' }),
    answers: everybody(200),
  },
  {
    route: 'POST /auth/users/',
    ask: () => ({ path: '/auth/users/', body: someone() }),
    answers: everybody(201),
  },
  {
    route: 'POST /auth/users/',
    about: 'as staff of one’s own making',
    ask: () => ({ path: '/auth/users/', body: { ...someone(), is_staff: 'yes', uuid: 'mine' } }),
    answers: everybody(201),
  },
  {
    route: 'GET /auth/users/:/rights/',
    about: 'for services alone, which ask in nobody’s name',
    ask: () => ({ path: `/auth/users/${DEMO_USERS[0]?.uuid}/rights/` }),
    answers: everybody(200),
  },
  {
    route: 'GET /auth/users/:/address/',
    about: 'for services alone, which ask in nobody’s name',
    ask: () => ({ path: `/auth/users/${DEMO_USERS[0]?.uuid}/address/` }),
    answers: everybody(200),
  },
  {
    route: 'GET /auth/staff/',
    about: 'for services alone, which ask in nobody’s name',
    ask: () => ({ path: '/auth/staff/?name=staff' }),
    answers: everybody(200),
  },
  {
    route: 'GET /auth/users/me/',
    ask: () => ({ path: '/auth/users/me/' }),
    answers: signedIn(),
  },
  {
    route: 'POST /auth/users/confirm_password/',
    about: 'with a wrong one',
    ask: () => ({ path: '/auth/users/confirm_password/', body: { password: 'wrong' } }),
    answers: signedIn(400),
  },
  {
    route: 'POST /auth/jwt/create/',
    ask: async ({ account }) => ({ path: '/auth/jwt/create/', body: await account() }),
    answers: everybody(200),
  },
  {
    route: 'POST /auth/jwt/refresh/',
    ask: async ({ account }) => ({
      path: '/auth/jwt/refresh/',
      body: { refresh: (await account()).refresh },
    }),
    answers: everybody(200),
  },
  {
    route: 'POST /auth/jwt/refresh/',
    about: 'by an access token',
    ask: ({ access }) => ({ path: '/auth/jwt/refresh/', body: { refresh: access.staff } }),
    answers: everybody(401),
  },
  {
    route: 'POST /auth/jwt/verify/',
    ask: ({ access }) => ({ path: '/auth/jwt/verify/', body: { token: access.owner } }),
    answers: everybody(200),
  },
  {
    route: 'POST /auth/jwt/verify/',
    about: 'of what is no token',
    ask: () => ({ path: '/auth/jwt/verify/', body: { token: 'none' } }),
    answers: everybody(401),
  },
  {
    route: 'POST /auth/jwt/blacklist/',
    ask: async ({ account }) => ({
      path: '/auth/jwt/blacklist/',
      body: { refresh: (await account()).refresh },
    }),
    answers: everybody(200),
  },
  {
    route: 'GET /auth/jwt/get/',
    ask: () => ({ path: '/auth/jwt/get/' }),
    answers: signedIn(),
  },
  {
    route: 'POST /auth/users/reset_password/',
    ask: () => ({ path: '/auth/users/reset_password/', body: { email: someone().email } }),
    answers: everybody(204),
  },
  {
    route: 'POST /auth/users/reset_password_confirm/',
    about: 'by a link that nobody was sent',
    ask: () => ({
      path: '/auth/users/reset_password_confirm/',
      body: { uid: 'MQ', token: 'a-b', new_password: PASSWORD },
    }),
    answers: everybody(400),
  },
  {
    route: 'POST /auth/users/set_password/',
    about: 'by a wrong password',
    ask: () => ({
      path: '/auth/users/set_password/',
      body: { current_password: 'not-the-one', new_password: 'another-Long-one-88' },
    }),
    answers: signedIn(400),
  },
  rest('GET /auth/sessions/', () => ({ path: '/auth/sessions/' }), signedIn()),
  rest(
    'DELETE /auth/sessions/:/',
    async (ground) => ({ path: `/auth/sessions/${await ground.session()}/` }),
    [401, 204, 404, 404, 404],
    'of the owner',
  ),
  rest('GET /auth/second-factor/', () => ({ path: '/auth/second-factor/' }), signedIn()),
  rest('POST /auth/second-factor/', () => ({ path: '/auth/second-factor/', body: {} }), signedIn()),
  rest(
    'POST /auth/second-factor/recovery-codes/',
    () => ({ path: '/auth/second-factor/recovery-codes/', body: { code: '000000' } }),
    signedIn(409),
    'where it is off',
  ),
  ...['confirm', 'remove'].map((part) =>
    rest(
      `POST /auth/second-factor/${part}/`,
      () => ({ path: `/auth/second-factor/${part}/`, body: { code: '000000', password: 'not-the-one' } }),
      signedIn(400),
      'by a wrong password or code',
    ),
  ),
  rest(
    'POST /auth/jwt/second-factor/',
    async (ground) => ({ path: '/auth/jwt/second-factor/', body: await ground.challenged() }),
    everybody(200),
    'by a challenge and its code',
  ),
  rest(
    'POST /auth/jwt/second-factor/',
    ({ access }) => ({
      path: '/auth/jwt/second-factor/',
      body: { challenge: access.staff, code: '000000' },
    }),
    everybody(401),
    'by an access token',
  ),
]
