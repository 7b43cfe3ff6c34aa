import { everybody, type RestCase, rest, signedIn } from '../cases.ts'

const OWN = '/api/own-artist-profile/'
const FOLLOW = 'PUT /content/artists/:/following/'
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
  rest(
    FOLLOW,
    async (ground) => ({
      path: `/content/artists/${await ground.artistPage()}/following/`,
      body: { following: true },
    }),
    [401, 200, 200, 409, 200],
    'of the artist',
  ),
  rest(
    FOLLOW,
    () => ({ path: '/content/artists/999/following/', body: { following: true } }),
    signedIn(404),
    'without a page',
  ),
  rest('GET /content/following/', () => ({ path: '/content/following/' }), signedIn()),
  rest(
    'PUT /content/following/mail/',
    () => ({ path: '/content/following/mail/', body: { wants_mail: true } }),
    signedIn(),
  ),
  ...['GET', 'POST'].map((method) =>
    rest(
      `${method} /content/unsubscribe/:/`,
      () => ({ path: '/content/unsubscribe/nothing/' }),
      everybody(404),
      'that nobody was sent',
    ),
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
