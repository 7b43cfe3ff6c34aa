import { everybody, type RestCase, rest } from '../cases.ts'
import { STOCK_KEY } from '../shop.ts'

const PHOTOGRAPH = '1400000001'
const PICTURE = `/pictures/${PHOTOGRAPH}/thumb.jpg`
const SEARCH = '/v3/search/images/creative?phrase=sea'

/** The made stock source answers anybody who has its key. */
export const STOCK_CASES: readonly RestCase[] = [
  rest('GET /health/live/', () => ({ path: '/health/live' }), everybody(200)),
  rest('GET /health/ready/', () => ({ path: '/health/ready' }), everybody(200)),
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
  rest('GET /pictures/:/:/', () => ({ path: PICTURE }), everybody(401), 'without the key'),
  rest('GET /pictures/:/:/', () => ({ path: PICTURE, headers: { 'api-key': STOCK_KEY } }), everybody(200)),
]
