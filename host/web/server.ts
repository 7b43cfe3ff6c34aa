import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import { ARTIST_PATH, COLLECTION_PATH, IMAGE_PATH, SHARED_PATH } from '#client/app/pages/storefront-pages.ts'
import { registerGraph } from '#graph/server.ts'
import { writeClientError } from '#services/shared/http/client-error.ts'
import { addCurrentRequest } from '#services/shared/http/current-request.ts'
import { addDraining } from '#services/shared/http/draining.ts'
import { addHealth, readyAt } from '#services/shared/http/health.ts'
import { requestIdOf } from '#services/shared/http/request-id.ts'
import { writeProblem } from '#services/shared/http/write-problem.ts'
import { addRequestMetrics } from '#services/shared/metrics/requests.ts'
import type { Settings } from '#services/shared/settings.ts'
import { addTracing } from '#services/shared/tracing/requests.ts'
import { createArtistHead } from './artist-head.ts'
import { addBeginnings } from './beginnings.ts'
import { createCatalogueHeads } from './catalogue-heads.ts'
import { createCollectionHead } from './collection-head.ts'
import { createDraw, type DrawPage, drawNothing } from './draw.ts'
import { addHttps } from './https.ts'
import { createImageHead } from './image-head.ts'
import { webLog } from './log.ts'
import { addLogo } from './logo.ts'
import { addOutbox } from './outbox/outbox.ts'
import { addPages, type RenderPage } from './pages.ts'
import { trustOf } from './proxies.ts'
import { addRequestLine } from './request-line.ts'
import { addRobots } from './robots.ts'
import { routeOf } from './route-of.ts'
import { addSecurityHeaders } from './security.ts'
import { createSharedHead } from './shared-head.ts'
import { createShopPageHeads } from './shop-pages/shop-page-head.ts'
import { checkShopPages, createShopPages } from './shop-pages/shop-pages.ts'
import { addSitemap } from './sitemap.ts'
import { addTestCards } from './test-cards.ts'
import { addUnsubscribe } from './unsubscribe.ts'
import { addUpstreams } from './upstream.ts'
import { addWebhooks } from './webhooks.ts'

/** A search of 10,000 characters, percent-encoded, fits in a request line. */
const MAX_HEADER_BYTES = 96 * 1024

/** In milliseconds. */
export interface Patience {
  /** Until a request must be whole; reading its answer may take any time. */
  request: number
  /** Between two looks for late requests. */
  look: number
}

const PATIENCE: Patience = { request: 30_000, look: 5_000 }

/** Longer than proxies keep an idle connection (60 s), so that none is closed just when they use it again. */
const KEPT_ALIVE_MS = 72_000
/** One better than the plugin's own: a tenth less of a page for half a millisecond. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export interface WebDeps {
  settings: Settings
  render: RenderPage
  /** Draws pages for who waits for no script; without it browsers draw them all. */
  drawPage?: DrawPage
  /** The folder of the built client; without it `serveSources` gives the client's files. */
  assets?: string
  serveSources?: (app: FastifyInstance) => void
  patience?: Patience
}

/**
 * Creates the web process's server: pages, assets, pictures and the graph at one port. It does not listen
 * yet.
 */
export const createWeb = async (deps: WebDeps) => {
  const { settings, render, drawPage, assets, serveSources, patience = PATIENCE } = deps
  const isTrusted = trustOf(settings.trustedProxies)
  const app = fastify({
    logger: webLog(settings),
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Node applies the longer of the two to the whole request, and its default for the headers is 60 s.
      headersTimeout: patience.request,
      connectionsCheckingInterval: patience.look,
    },
    requestTimeout: patience.request,
    keepAliveTimeout: KEPT_ALIVE_MS,
    trustProxy: isTrusted,
    genReqId: (raw) => requestIdOf(raw, isTrusted(raw.socket.remoteAddress ?? '')),
    bodyLimit: 256 * 1024,
    return503OnClosing: false,
    frameworkErrors: writeProblem,
    clientErrorHandler: writeClientError,
  })
  addCurrentRequest(app)
  addTracing(app, 'web', routeOf)
  addRequestMetrics(app, 'web', routeOf)
  addDraining(app)
  addHealth(app, {
    'the account service': readyAt(settings.auth.url, settings.serviceKey),
    'the project service': readyAt(settings.main.url, settings.serviceKey),
    'the catalogue service': readyAt(settings.content.url, settings.serviceKey),
  })
  app.setErrorHandler(writeProblem)
  addBeginnings(app)
  addRequestLine(app)
  if (!serveSources) addSecurityHeaders(app, settings)
  addHttps(app, settings, isTrusted)
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: BROTLI })
  addUpstreams(app, settings)
  addWebhooks(app, settings)
  addTestCards(app, settings)
  addUnsubscribe(app, settings)
  addLogo(app, settings)
  const shopPages = createShopPages(settings, app.log)
  await checkShopPages(shopPages)
  await registerGraph(app, { settings, shopPages })
  if (assets)
    await app.register(fastifyStatic, {
      root: assets,
      index: false,
      wildcard: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  serveSources?.(app)
  addOutbox(app, settings)
  addRobots(app, settings)
  addSitemap(app, settings)
  const heads = {
    ...createCatalogueHeads(settings),
    ...createShopPageHeads(shopPages, settings),
    [IMAGE_PATH]: createImageHead(settings),
    [ARTIST_PATH]: createArtistHead(settings),
    [COLLECTION_PATH]: createCollectionHead(settings),
    [SHARED_PATH]: createSharedHead(settings),
  }
  addPages(app, render, heads, drawPage ? createDraw(app, settings, drawPage) : drawNothing)
  return app
}
