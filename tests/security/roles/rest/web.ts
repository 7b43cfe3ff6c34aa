import { PAGES } from '#client/app/pages/pages.ts'
import { everybody, type RestCase, rest } from '../cases.ts'
import { routeNamed } from '../routes-of.ts'

const SHARED = '/shared/:token'
const LOST: readonly string[] = ['/artists/:id', '/collections/:id', SHARED]

/** Fills in a page's path: `lake` exists, and 999999 stands for what the page loads by itself. */
const addressOf = (page: string): string =>
  page.replace('/images/:id', '/images/lake').replace(/\/:[a-z]+\??/g, '/999999')

/** A page holds nothing of its visitor: it asks the graph for that, with the visitor's token. */
const PAGE_CASES: readonly RestCase[] = PAGES.map(({ path: page }) =>
  rest(
    routeNamed(`GET ${page}`),
    () => ({ path: addressOf(page) }),
    everybody(LOST.includes(page) ? 404 : 200),
    LOST.includes(page) ? 'of what there is not' : undefined,
  ),
)

/** Who may do what at the web process: it passes a visitor's token on and judges nobody by one. */
export const WEB_CASES: readonly RestCase[] = [
  rest('GET /health/live/', () => ({ path: '/health/live' }), everybody(200)),
  rest('GET /health/ready/', () => ({ path: '/health/ready' }), everybody(200)),
  rest('GET /accounts/', () => ({ path: '/accounts' }), everybody(302)),
  rest('GET /artists/', () => ({ path: '/artists' }), everybody(302)),
  rest('GET /robots.txt/', () => ({ path: '/robots.txt' }), everybody(200)),
  rest('GET /sitemap.xml/', () => ({ path: '/sitemap.xml' }), everybody(200)),
  rest('GET /sitemap/pages.xml/', () => ({ path: '/sitemap/pages.xml' }), everybody(200)),
  rest(
    'GET /sitemap/pictures.xml/',
    () => ({ path: '/sitemap/pictures.xml?after=&before=zz' }),
    everybody(200),
  ),
  rest('GET /money-files/:/:/', () => ({ path: '/money-files/payout-run/nothing' }), everybody(404)),
  rest('GET /exports/:/', () => ({ path: '/exports/nothing' }), everybody(404)),
  rest('PUT /imports/:/', () => ({ path: '/imports/nothing?from=0' }), everybody(404)),
  rest('GET /originals/:/', () => ({ path: '/originals/nothing' }), everybody(404)),
  // The content service says whose a file is.
  rest('POST /api/upload/files/', () => ({ path: '/api/upload/files/' }), [401, 403, 403, 400, 400]),
  ...['HEAD', 'PATCH'].map((method) =>
    rest(
      `${method} /api/upload/files/:/`,
      () => ({ path: '/api/upload/files/nothing' }),
      [401, 403, 403, 404, 404],
    ),
  ),
  ...['GET', 'POST'].map((method) =>
    rest(
      `${method} /unsubscribe/:/`,
      () => ({ path: '/unsubscribe/nothing' }),
      everybody(404),
      'that nobody was sent',
    ),
  ),
  rest('GET /outbox/', () => ({ path: '/outbox' }), everybody(404), 'through a proxy'),
  rest('GET /outbox/templates/', () => ({ path: '/outbox/templates' }), everybody(404), 'through a proxy'),
  rest('GET /media/*/', () => ({ path: '/media/lake/any/160' }), everybody(302), 'of an older version'),
  rest('GET /media/*/', () => ({ path: '/media/draft/any/160' }), everybody(404), 'unpublished'),
  rest(
    'GET /media/*/',
    () => ({ path: '/media/..%2fcontent/images/lake' }),
    everybody(404),
    'beside pictures',
  ),
  rest(
    'GET /art/design/*/',
    async (ground) => ({ path: await ground.design() }),
    everybody(200),
    'by its link',
  ),
  rest(
    'GET /art/design/*/',
    async (ground) => ({ path: `/art/design/${(await ground.guestProject()).itemId}/` }),
    everybody(404),
    'by the number of an item',
  ),
  rest('POST /graphql/', () => ({ path: '/graphql', body: {} }), everybody(400), 'without a question'),
  rest(
    'POST /graphql/',
    () => ({ path: '/graphql', body: { query: '{ orders { count } }' } }),
    everybody(400),
    'that no build knows',
  ),
  rest(
    'POST /webhooks/stripe/',
    () => ({ path: '/webhooks/stripe/', body: { id: 'evt_1' } }),
    everybody(400),
    'unsigned',
  ),
  ...PAGE_CASES,
  rest(
    routeNamed(`GET ${SHARED}`),
    async (ground) => ({ path: `/shared/${(await ground.shared()).link}` }),
    everybody(200),
    'by its link',
  ),
]
