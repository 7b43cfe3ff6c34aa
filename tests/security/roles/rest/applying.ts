import { type RestCase, rest, signedIn } from '../cases.ts'

const PATH = '/api/artist-application/'
const NOTHING_GIVEN = { version: 0 }

/** Everybody has an application of their own, and nobody reads another's pictures but staff. */
export const APPLYING_CASES: readonly RestCase[] = [
  rest(`GET ${PATH}`, () => ({ path: PATH }), signedIn()),
  rest(`PUT ${PATH}`, () => ({ path: PATH, body: NOTHING_GIVEN }), signedIn(400), 'with nothing in it'),
  rest(
    `POST ${PATH}info/`,
    () => ({ path: `${PATH}info/`, body: NOTHING_GIVEN }),
    signedIn(400),
    'with nothing in it',
  ),
  rest(
    `POST ${PATH}submit/`,
    () => ({ path: `${PATH}submit/`, body: NOTHING_GIVEN }),
    signedIn(400),
    'without a key',
  ),
  rest(
    `POST ${PATH}reapply/`,
    () => ({ path: `${PATH}reapply/` }),
    signedIn(409),
    'where nothing was declined',
  ),
  rest(
    'GET /api/artist-profile/:/sample/',
    () => ({ path: '/api/artist-profile/1/sample/' }),
    [401, 404, 404, 200, 200],
    'the artist’s',
  ),
  rest(
    'POST /content/payment-stages/',
    () => ({ path: '/content/payment-stages/', body: { artists: [7_000_000] } }),
    [200, 403, 403, 403, 403],
    'for the main service alone, which asks in nobody’s name',
  ),
]
