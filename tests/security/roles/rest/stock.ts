import { everybody, type RestCase, rest } from '../cases.ts'

const PHOTOGRAPH = '1400000001'
const SEARCH = '/v3/search/images/creative?phrase=sea'

/** The made stock source answers whoever has its key, whoever that is; its pictures need none. */
export const STOCK_CASES: readonly RestCase[] = [
  rest('GET /health/live', () => ({ path: '/health/live' }), everybody(200)),
  rest('GET /health/ready', () => ({ path: '/health/ready' }), everybody(200)),
  rest('GET /v3/search/images/creative/', () => ({ path: SEARCH }), everybody(401), 'without the key'),
  rest(
    'GET /v3/search/images/creative/',
    () => ({ path: SEARCH, headers: { 'api-key': 'another' } }),
    everybody(403),
    'with another key',
  ),
  rest(
    'GET /v3/images/',
    () => ({ path: `/v3/images?ids=${PHOTOGRAPH}` }),
    everybody(401),
    'without the key',
  ),
  rest('GET /v3/images/:/', () => ({ path: `/v3/images/${PHOTOGRAPH}` }), everybody(401), 'without the key'),
  rest('GET /pictures/:/:/', () => ({ path: `/pictures/${PHOTOGRAPH}/thumb.jpg` }), everybody(200)),
]
