import { randomUUID } from 'node:crypto'
import { type RestCase, rest, staffOnly } from '../cases.ts'

/** Who may do what to what artists get of sales. */
export const ROYALTY_CASES: readonly RestCase[] = [
  rest('GET /api/v2/royalty-rates/', () => ({ path: '/api/v2/royalty-rates/' }), staffOnly()),
  rest(
    'POST /api/v2/royalty-rates/',
    () => ({
      path: '/api/v2/royalty-rates/',
      body: { code: 'R15', rate_bp: 1_500, valid_from: '2999-01-01' },
      headers: { 'idempotency-key': randomUUID() },
    }),
    staffOnly(201),
  ),
  rest(
    'GET /api/v2/royalty-lines/left-out/',
    () => ({ path: '/api/v2/royalty-lines/left-out/' }),
    staffOnly(),
  ),
]
