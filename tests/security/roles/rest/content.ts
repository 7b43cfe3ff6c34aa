import { randomUUID } from 'node:crypto'
import { DEMO_USERS } from '#services/auth/users/demo.ts'
import { everybody, type RestCase, signedIn, staffOnly } from '../cases.ts'

const ARTIST = DEMO_USERS[2].uuid

const image = (route: string, path: string, more: Partial<RestCase> = {}): RestCase => ({
  route,
  ask: () => ({ path }),
  answers: everybody(200),
  ...more,
})

const edit = (id: string, body: object) => ({ path: `/content/edit/${id}/`, body })

/** Who may do what with one artist. */
const ARTIST_CASES: readonly RestCase[] = (
  [
    ['OPTIONS', '', everybody(200)],
    ['GET', '', everybody(200)],
    ['GET', '?at=2100-01-01T00:00:00Z', staffOnly(), undefined, 'as it stood'],
    ['PUT', '', staffOnly(), { version: 1, active: false }],
    ['GET', 'history/', staffOnly()],
    ['POST', 'revert/', staffOnly(404), { version: 700 }],
    ['GET', 'notes/', staffOnly()],
    ['POST', 'notes/', staffOnly(201), { text: 'Call back.' }],
  ] as const
).map(([method, rest, answers, body, about]) => ({
  route: `${method} /api/artist/:/${rest.replace(/\?.*/, '')}`,
  ...(about !== undefined && { about }),
  ask: async (ground) => ({
    path: `/api/artist/${await ground.artistRecord()}/${rest}`,
    ...(body !== undefined && { body }),
  }),
  answers,
}))

/** Who may do what with the artist's profile, the only one here. */
const PROFILE_CASES: readonly RestCase[] = (
  [
    ['OPTIONS', '', [401, 404, 404, 200, 200]],
    ['GET', '', [401, 404, 404, 200, 200]],
    ['GET', '?at=2100-01-01T00:00:00Z', staffOnly(), undefined, 'as it stood'],
    ['PUT', '', staffOnly(), { version: 0, bio: '' }],
    ['GET', 'history/', staffOnly()],
    ['POST', 'revert/', staffOnly(404), { version: 700 }],
    ['GET', 'notes/', staffOnly()],
    ['POST', 'notes/', staffOnly(201), { text: 'Call back.' }],
    ['POST', 'decision/', staffOnly(409), { decision: 'approve', version: 0 }, 'decided before'],
  ] as const
).map(([method, rest, answers, body, about]) => ({
  route: `${method} /api/artist-profile/:/${rest.replace(/\?.*/, '')}`,
  ...(about !== undefined && { about }),
  ask: () => ({ path: `/api/artist-profile/1/${rest}`, ...(body !== undefined && { body }) }),
  answers,
}))

/** Who may do what with the records of images, which are for staff alone. */
const IMAGE_CASES: readonly RestCase[] = (
  [
    ['OPTIONS', ''],
    ['GET', ''],
    ['OPTIONS', 'lake/'],
    ['GET', 'lake/'],
    ['GET', 'lake/?at=2100-01-01T00:00:00Z', undefined, 'as it stood'],
    ['PUT', 'lake/', { version: 0, caption: '' }],
    ['GET', 'lake/history/'],
    ['POST', 'lake/revert/', { version: 7 }],
    ['GET', 'lake/notes/'],
  ] as const
).map(([method, rest, body, about]) => ({
  route: `${method} /api/image/${rest.replace(/\?.*/, '').replace('lake', ':')}`,
  ...(about !== undefined && { about }),
  ask: () => ({ path: `/api/image/${rest}`, ...(body !== undefined && { body }) }),
  answers: method === 'POST' ? staffOnly(404) : staffOnly(),
}))

/** Who may write and delete notes, read those that name them, and ask what has left a list. */
const NOTE_CASES: readonly RestCase[] = [
  {
    route: 'POST /api/image/:/notes/',
    ask: () => ({ path: '/api/image/lake/notes/', body: { text: 'Call back.' } }),
    answers: staffOnly(201),
  },
  {
    route: 'GET /api/collections/:/notes/',
    ask: async (ground) => ({ path: `/api/collections/${await ground.collection()}/notes/` }),
    answers: staffOnly(),
  },
  {
    route: 'POST /api/collections/:/notes/',
    ask: async (ground) => ({
      path: `/api/collections/${await ground.collection()}/notes/`,
      body: { text: 'Call back.' },
    }),
    answers: staffOnly(201),
  },
  ...['artist', 'artist-profile', 'image', 'collections'].map(
    (name): RestCase => ({
      route: `POST /api/${name}/strays/`,
      ask: () => ({ path: `/api/${name}/strays/`, body: { ids: [1] } }),
      answers: staffOnly(),
    }),
  ),
  ...['artist', 'artist-profile', 'image', 'collections'].map(
    (name): RestCase => ({
      route: `GET /api/${name}/`,
      about: 'as it stood',
      ask: () => ({ path: `/api/${name}/?at=2100-01-01T00:00:00Z` }),
      answers: staffOnly(),
    }),
  ),
  ...['artist', 'artist-profile', 'image', 'collections', 'upload', 'art-change'].map(
    (name): RestCase => ({
      route: `DELETE /api/${name}/:/notes/:/`,
      about: 'of which there is none',
      ask: () => ({ path: `/api/${name}/1/notes/7000000/` }),
      answers: staffOnly(404),
    }),
  ),
  image('GET /api/notes/mentions/', '/api/notes/mentions/', { answers: staffOnly() }),
  {
    route: 'POST /api/notes/:/read/',
    about: 'that names nobody',
    ask: () => ({ path: '/api/notes/7000000/read/' }),
    answers: staffOnly(404),
  },
]

const EMAIL = { audience: { ids: [1] }, subject: 'Summer sale', text: 'In July.' }

/** Who may do what at the content service. */
export const CONTENT_CASES: readonly RestCase[] = [
  image('GET /health/live/', '/health/live'),
  image('GET /health/ready/', '/health/ready'),
  image('GET /outbox/', '/outbox/', { about: 'for the web process alone, which asks in nobody’s name' }),
  image('GET /content/search/v3/', '/content/search/v3/?query=lake'),
  image('GET /content/search/v3/', '/content/search/v3/?filters=%7B%22favorites%22%3Atrue%7D', {
    about: 'one’s favorites',
    answers: signedIn(),
  }),
  image('GET /content/search/', '/content/search/?q=lake'),
  image('GET /content/search/related-keywords/', '/content/search/related-keywords/?query=lake'),
  image('GET /content/images/', '/content/images/?ids=lake,draft'),
  image('GET /content/royalty-terms/', '/content/royalty-terms/?ids=lake', {
    about: 'for services alone, which ask in nobody’s name',
  }),
  image('GET /content/artist-terms/:/', '/content/artist-terms/1/', {
    about: 'for services alone, which ask in nobody’s name',
  }),
  image('GET /content/images/:/', '/content/images/lake/'),
  image('GET /content/images/:/', '/content/images/draft/', {
    about: 'unpublished, of which only staff are told more',
  }),
  image('GET /content/images/:/related/', '/content/images/lake/related/'),
  image('GET /content/images/:/related/', '/content/images/draft/related/?by=artist', {
    about: 'unpublished',
  }),
  image('GET /media/:/:/:/', '/media/lake/any/160', {
    about: 'of an older version',
    answers: everybody(302),
  }),
  image('GET /media/:/:/:/', '/media/draft/any/160', {
    about: 'unpublished, by a made-up version',
    answers: everybody(404),
  }),
  image('GET /api/artist/', '/api/artist/'),
  image('OPTIONS /api/artist/', '/api/artist/'),
  {
    route: 'POST /api/artist/',
    ask: () => ({ path: '/api/artist/', body: { name: `Artist ${randomUUID()}` } }),
    answers: staffOnly(201),
  },
  ...ARTIST_CASES,
  ...IMAGE_CASES,
  ...NOTE_CASES,
  image('GET /api/artist-profile/', '/api/artist-profile/', {
    about: 'one’s own, or all',
    answers: signedIn(),
  }),
  image('GET /api/artist-profile/', `/api/artist-profile/?user_uuid=${ARTIST}`, {
    about: 'the artist’s',
    answers: [401, 403, 403, 200, 200],
  }),
  image('OPTIONS /api/artist-profile/', '/api/artist-profile/'),
  ...PROFILE_CASES,
  {
    route: 'POST /api/artist-profile/email/preview/',
    ask: () => ({ path: '/api/artist-profile/email/preview/', body: EMAIL }),
    answers: staffOnly(),
  },
  {
    route: 'POST /api/artist-profile/email/',
    about: 'to others than the preview said',
    ask: () => ({
      path: '/api/artist-profile/email/',
      body: { ...EMAIL, digest: 'none' },
      headers: { 'idempotency-key': randomUUID() },
    }),
    answers: staffOnly(409),
  },
  ...['applications', 'batches', 'duplicates', 'words', 'mentions', 'uploads']
    .map((kind) => `waiting/${kind}`)
    .concat('fruitless-searches')
    .map((part) => image(`GET /content/desk/${part}/`, `/content/desk/${part}/`, { answers: staffOnly() })),
  image('GET /content/sitemap/', '/content/sitemap/'),
  image('GET /content/sitemap/pictures/', '/content/sitemap/pictures/'),
  {
    route: 'PATCH /content/edit/:/',
    about: 'popular',
    ask: () => edit('lake', { popular: true }),
    answers: everybody(200),
  },
  {
    route: 'PATCH /content/edit/:/',
    about: 'favorite',
    ask: () => edit('lake', { favorite: true }),
    answers: signedIn(),
  },
  {
    route: 'PATCH /content/edit/:/',
    about: 'publish',
    ask: () => edit('lake', { publish: true }),
    answers: staffOnly(),
  },
  {
    route: 'POST /content/images/:/static/',
    ask: () => ({ path: '/content/images/lake/static/', body: { collection: 'government' } }),
    answers: staffOnly(),
  },
  {
    route: 'OPTIONS /api/collections/',
    ask: () => ({ path: '/api/collections/' }),
    answers: everybody(200),
  },
  {
    route: 'GET /api/collections/',
    ask: () => ({ path: '/api/collections/' }),
    answers: everybody(200),
  },
  {
    route: 'POST /api/collections/',
    ask: () => ({ path: '/api/collections/', body: { name: 'Harbours' } }),
    answers: staffOnly(201),
  },
  ...(['OPTIONS', 'GET'] as const).map(
    (method): RestCase => ({
      route: `${method} /api/collections/:/`,
      ask: async (ground) => ({ path: `/api/collections/${await ground.collection()}/` }),
      answers: everybody(200),
    }),
  ),
  {
    route: 'PUT /api/collections/:/',
    ask: async (ground) => ({
      path: `/api/collections/${await ground.collection()}/`,
      body: { name: 'Quays' },
    }),
    answers: staffOnly(),
  },
  {
    route: 'GET /api/collections/:/history/',
    ask: async (ground) => ({ path: `/api/collections/${await ground.collection()}/history/` }),
    answers: staffOnly(),
  },
  {
    route: 'POST /api/collections/:/revert/',
    ask: async (ground) => ({
      path: `/api/collections/${await ground.collection()}/revert/`,
      body: { version: 7 },
    }),
    answers: staffOnly(404),
  },
  {
    route: 'PATCH /api/collections/:/prepend/',
    ask: async (ground) => ({
      path: `/api/collections/${await ground.collection()}/prepend/`,
      body: { prepend: ['lake'] },
    }),
    answers: staffOnly(),
  },
  {
    route: 'PATCH /api/collections/:/remove/',
    ask: async (ground) => ({
      path: `/api/collections/${await ground.collection()}/remove/`,
      body: { remove: ['lake'] },
    }),
    answers: staffOnly(),
  },
  {
    route: 'DELETE /api/collections/:/',
    ask: async (ground) => ({ path: `/api/collections/${await ground.collection()}/` }),
    answers: staffOnly(204),
  },
]
