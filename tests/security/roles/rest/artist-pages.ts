import { everybody, type RestCase, rest } from '../cases.ts'

/** What everybody may know of artists; the artist here was made an artist without an approval. */
export const ARTIST_PAGE_CASES: readonly RestCase[] = [
  rest('GET /content/artists/', () => ({ path: '/content/artists/' }), everybody(200)),
  rest(
    'GET /content/artists/:/',
    () => ({ path: '/content/artists/999/' }),
    everybody(404),
    'without a page',
  ),
]
