import { everybody, type RestCase, rest } from '../cases.ts'

const OWN = '/api/own-artist-profile/'
const NO_PORTRAIT = '/media/portraits/nothing'

/** What everybody may know of artists, and what each artist says of themselves. */
export const ARTIST_PAGE_CASES: readonly RestCase[] = [
  rest('GET /content/artists/', () => ({ path: '/content/artists/' }), everybody(200)),
  rest(
    'GET /content/artists/:/',
    () => ({ path: '/content/artists/999/' }),
    everybody(404),
    'without a page',
  ),
  rest(`GET ${OWN}`, () => ({ path: OWN }), [401, 404, 404, 200, 404]),
  rest(
    `PUT ${OWN}`,
    () => ({ path: OWN, body: { version: 0 } }),
    [401, 404, 404, 400, 404],
    'with nothing in it',
  ),
  rest(`POST ${OWN}photo/`, () => ({ path: `${OWN}photo/` }), [401, 404, 404, 400, 404], 'without a picture'),
  rest('GET /media/portraits/:/', () => ({ path: NO_PORTRAIT }), everybody(404), 'that there is not'),
]
