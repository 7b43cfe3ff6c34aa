import { randomUUID } from 'node:crypto'
import { type RestCase, rest, staffOnly } from '../cases.ts'

const key = () => ({ 'idempotency-key': randomUUID() })

/** Who may do what to the saved views of lists. */
export const VIEW_CASES: readonly RestCase[] = [
  rest('GET /api/v2/views/', () => ({ path: '/api/v2/views/?resource=artist' }), staffOnly()),
  rest(
    'POST /api/v2/views/',
    () => ({
      path: '/api/v2/views/',
      body: { resource: 'artist', name: randomUUID(), is_shared: true },
      headers: key(),
    }),
    staffOnly(201),
  ),
  rest(
    'PUT /api/v2/views/:/',
    async (ground) => ({
      path: `/api/v2/views/${await ground.view()}/`,
      body: { version: 1, search: 'vale' },
      headers: key(),
    }),
    staffOnly(),
  ),
  rest(
    'DELETE /api/v2/views/:/',
    async (ground) => ({ path: `/api/v2/views/${await ground.view()}/`, headers: key() }),
    staffOnly(204),
  ),
]
