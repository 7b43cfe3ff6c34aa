import { type Answers, everybody, type RestCase, rest, staffOnly } from '../cases.ts'

/** An artist's own; nobody else is told that there is something. */
const artistOnly = (status = 200): Answers<number> => [401, 404, 404, status, 404]

/** Who may read and change an artist's works: the artist alone. */
export const OWN_ART_CASES: readonly RestCase[] = [
  rest('GET /api/own-art/', () => ({ path: '/api/own-art/' }), artistOnly()),
  rest('GET /api/own-art/figures/', () => ({ path: '/api/own-art/figures/?ids=quay' }), artistOnly()),
  ...(
    [
      ['OPTIONS', ''],
      ['GET', ''],
      ['PUT', '', { title: 'Quay at six' }],
      ['POST', 'withdrawal/', { withdrawn: false }],
    ] as const
  ).flatMap(([method, path, body]): RestCase[] =>
    (['quay', 'lake'] as const).map((id) =>
      rest(
        `${method} /api/own-art/:/${path}`,
        async (ground) => ({
          path: `/api/own-art/${id}/${path}`,
          ...(body && {
            body: method === 'PUT' ? { ...body, version: await ground.versionOfOwnWork() } : body,
          }),
        }),
        artistOnly(id === 'quay' ? 200 : 404),
        id === 'quay' ? 'of the artist’s' : 'of another artist’s',
      ),
    ),
  ),
  rest('POST /content/images/:/view/', () => ({ path: '/content/images/lake/view/' }), everybody(204)),
  rest('OPTIONS /api/art-change/', () => ({ path: '/api/art-change/' }), staffOnly()),
  rest('GET /api/art-change/', () => ({ path: '/api/art-change/' }), staffOnly()),
  rest(
    'POST /api/art-change/strays/',
    () => ({ path: '/api/art-change/strays/', body: { ids: [1] } }),
    staffOnly(),
  ),
  ...(
    [
      ['OPTIONS', '', staffOnly()],
      ['GET', '', staffOnly()],
      ['PUT', '', staffOnly(), { decision: 'refused', reason: 'No such words.' }],
      ['GET', 'history/', staffOnly()],
      ['POST', 'revert/', staffOnly(404), { version: 70 }],
      ['GET', 'notes/', staffOnly()],
      ['POST', 'notes/', staffOnly(201), { text: 'Call back.' }],
    ] as const
  ).map(
    ([method, path, answers, body]): RestCase =>
      rest(
        `${method} /api/art-change/:/${path}`,
        async (ground) => {
          const { id, version } = await ground.artChange()
          return {
            path: `/api/art-change/${id}/${path}`,
            ...(body && { body: method === 'PUT' ? { ...body, version } : body }),
          }
        },
        answers,
      ),
  ),
]

/** Who may ask what became of works in carts and orders. */
export const ART_FIGURE_CASES: readonly RestCase[] = [
  rest('GET /api/art-figures/', () => ({ path: '/api/art-figures/?ids=quay' }), artistOnly()),
  rest(
    'GET /api/art-figures/:/carts/',
    () => ({ path: '/api/art-figures/quay/carts/' }),
    artistOnly(),
    'of the artist’s',
  ),
  rest(
    'GET /api/art-figures/:/carts/',
    () => ({ path: '/api/art-figures/lake/carts/' }),
    artistOnly(404),
    'of another artist’s',
  ),
]
