import { everybody, type RestCase, rest, staffOnly } from '../cases.ts'

const BATCHES = '/api/batches/'

/** Who may act on many records at once, and read what others did: staff. */
export const BATCH_CASES: readonly RestCase[] = [
  rest('GET /api/activity/', () => ({ path: '/api/activity/' }), staffOnly()),
  rest('GET /api/activity/people/', () => ({ path: '/api/activity/people/' }), staffOnly()),
  rest(
    'POST /api/exports/',
    () => ({ path: '/api/exports/', body: { resource: 'artist', format: 'csv', matching: {} } }),
    staffOnly(201),
  ),
  // Whoever has a link has the file; this one leads nowhere.
  rest('GET /api/exports/:/', () => ({ path: '/api/exports/nothing/' }), everybody(404)),
  rest(
    'POST /api/imports/',
    () => ({ path: '/api/imports/', body: { resource: 'artist', name: 'a.csv', size: 1 } }),
    staffOnly(201),
  ),
  rest('GET /api/imports/:/', () => ({ path: '/api/imports/999999/' }), staffOnly(404)),
  // Whoever has a token may send what it is for; this one is for nothing.
  rest('PUT /api/imports/:/', () => ({ path: '/api/imports/nothing/?from=0' }), everybody(404)),
  rest('GET /api/batches/', () => ({ path: BATCHES }), staffOnly()),
  rest(
    'POST /api/batches/',
    async (ground) => ({
      path: BATCHES,
      body: {
        resource: 'artist',
        ids: [await ground.artistRecord()],
        action: { type: 'set', field: 'active', value: false },
      },
    }),
    staffOnly(201),
  ),
  ...['', 'items/'].map((part) =>
    rest(
      `GET /api/batches/:/${part}`,
      async (ground) => ({ path: `${BATCHES}${await ground.batch()}/${part}` }),
      staffOnly(),
    ),
  ),
  rest(
    'POST /api/batches/:/confirm/',
    async (ground) => ({ path: `${BATCHES}${await ground.batch()}/confirm/` }),
    staffOnly(),
  ),
  ...['stop', 'undo'].map((command) =>
    rest(
      `POST /api/batches/:/${command}/`,
      async (ground) => ({ path: `${BATCHES}${await ground.batch()}/${command}/` }),
      staffOnly(409),
      'before it was confirmed',
    ),
  ),
]
