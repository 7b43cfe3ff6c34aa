import type { FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { openPostgres } from '#services/shared/database/postgres.ts'
import { addReplica } from '#services/shared/database/replica.ts'
import { createAddressFinder } from '#services/shared/http/address-of.ts'
import { authenticate } from '#services/shared/http/authenticate.ts'
import { createColleagueFinder } from '#services/shared/http/colleagues.ts'
import { createHost } from '#services/shared/http/host.ts'
import { createSessionCheck } from '#services/shared/http/live-sessions.ts'
import { requireServiceKey } from '#services/shared/http/service-key.ts'
import { createStaffCheck } from '#services/shared/http/staff-rights.ts'
import { addMailer } from '#services/shared/mail/mailer.ts'
import { createRegistry } from '#services/shared/resources/registry.ts'
import type { Settings } from '#services/shared/settings.ts'
import { traceDatabase } from '#services/shared/tracing/database.ts'
import { startUpkeep } from '#services/shared/upkeep.ts'
import { registerActivityRoutes } from './activity/routes.ts'
import { registerArtistPageRoutes } from './artist-pages/routes.ts'
import { createPictureForgetting } from './artist-profiles/message-pictures/store.ts'
import { createPortraitForgetting } from './artist-profiles/own/portraits.ts'
import { artistProfiles } from './artist-profiles/resource.ts'
import { registerArtistProfileRoutes } from './artist-profiles/routes.ts'
import { artists } from './artists/resource.ts'
import { registerArtistRoutes } from './artists/routes.ts'
import { registerArtistTermsRoute } from './artists/terms-route.ts'
import { createExpiry } from './batches/expire.ts'
import { registerBatchRoutes } from './batches/routes.ts'
import { startRunner } from './batches/runner.ts'
import { describeCollections } from './collections/resource.ts'
import { registerCollectionRoutes } from './collections/routes.ts'
import { seedDemoCatalogue } from './demo/seed.ts'
import { registerDeskRoutes } from './desk/routes.ts'
import { exportLinks } from './exports/links.ts'
import { registerExportRoutes } from './exports/routes.ts'
import { registerFollowingRoutes } from './following/routes.ts'
import { startTelling } from './following/telling.ts'
import { createLinkForgetting } from './following/unsubscribe-links.ts'
import { listedImages } from './image-list/resource.ts'
import { registerImageRecordRoutes } from './image-list/routes.ts'
import { createEnsureIndexed } from './images/index-stock.ts'
import { startPublishing } from './images/publish-due.ts'
import { registerImageRoutes } from './images/routes.ts'
import { watchImports } from './import/metrics.ts'
import { indexMissing } from './index/index-missing.ts'
import { registerMediaRoutes } from './media/routes.ts'
import { openStorage } from './media/storage.ts'
import { registerMentionRoutes } from './notes/routes.ts'
import type { Opener } from './opening/contract.ts'
import { createOpener } from './opening/opener.ts'
import { artChanges } from './own-art/art-changes.ts'
import { createViewerForgetting } from './own-art/count-view.ts'
import { registerOwnArtRoutes } from './own-art/routes.ts'
import { createForgetting } from './record-imports/forget.ts'
import { LIMITS, type Limits } from './record-imports/limits.ts'
import { startReader } from './record-imports/reader.ts'
import { registerRecordImportRoutes } from './record-imports/routes.ts'
import { registerRelatedRoutes } from './related/routes.ts'
import { migrateContent } from './schema.ts'
import { createCostlySearches } from './search/costly.ts'
import { countFruitless } from './search/fruitless/count-fruitless.ts'
import { registerSearchRoutes } from './search/routes.ts'
import { registerSitemapRoutes } from './sitemap/routes.ts'
import { createStock } from './stock/create-stock.ts'
import { uploads } from './uploads/records/resource.ts'
import { startUploads } from './uploads/start-uploads.ts'

export interface ContentDeps {
  database: Database
  settings: Pick<
    Settings,
    | 'auth'
    | 'content'
    | 'databaseReadUrl'
    | 'dataDir'
    | 'mediaDir'
    | 'pictureBucket'
    | 'jwtSecret'
    | 'serviceKey'
    | 'logLevel'
    | 'seed'
    | 'stock'
    | 'smtpUrl'
    | 'mailFrom'
    | 'outbox'
    | 'brand'
    | 'phone'
    | 'postalAddress'
    | 'publicUrl'
  >
  clock?: Clock
  /** Of files of records that staff send back. */
  limits?: Limits
  /** Opens pictures that were sent. */
  opener?: Opener
  progress?: (message: string) => void
}

/** Opens the content service, its store up to date and, with SEED=demo, never empty; not yet listening. */
export async function createContentService({
  database,
  settings,
  clock = systemClock,
  limits = LIMITS,
  opener = createOpener(),
  progress = () => {},
}: ContentDeps): Promise<FastifyInstance> {
  await migrateContent(database)
  await indexMissing(database, progress)
  if (settings.seed === 'demo') await seedDemoCatalogue({ database, clock }, progress)
  const app = createHost({
    name: 'content',
    url: settings.content.url,
    logLevel: settings.logLevel,
    needs: { 'the database': () => database.query('select 1') },
  })
  requireServiceKey(app, settings.serviceKey)
  const auth = { url: settings.auth.url, serviceKey: settings.serviceKey }
  const isLive = createSessionCheck(auth, clock)
  authenticate(app, { jwtSecret: settings.jwtSecret, isLive, clock })
  const read = settings.databaseReadUrl
  const reading = read === undefined ? database : readFrom(read, database, app)
  const stock = settings.stock && createStock({ address: settings.stock, clock })
  const ensureIndexed = createEnsureIndexed({ database, stock, clock })
  const costly = createCostlySearches()
  const unwatch = watchImports(database)
  app.addHook('onClose', async () => unwatch())
  const fruitless = countFruitless({ database, clock, log: app.log })
  const { pictures, sent, incoming, ...storage } = await openStorage(settings, (reason) =>
    app.log.warn({ reason }, 'the bucket of pictures is away; it is asked again when it is needed'),
  )
  app.addHook('onClose', async () => storage.close())
  const sending = startUploads(app, { database, clock, pictures, opener, sent })
  const upkeep = startUpkeep(
    'content',
    [
      fruitless.purge,
      createExpiry(database, clock),
      () => exportLinks.purge(database, clock()),
      createForgetting(database, incoming, clock),
      createViewerForgetting(database, clock),
      ...sending.tidyings,
      createPortraitForgetting({ database, clock }),
      createLinkForgetting({ database, clock }),
      createPictureForgetting({ database, clock }),
    ],
    app.log,
  )
  const resources = createRegistry([
    listedImages,
    artists,
    artistProfiles,
    describeCollections(ensureIndexed),
    uploads,
    artChanges,
  ])
  const isStaff = createStaffCheck(auth, clock)
  const runner = startRunner({ database, resources, isStaff, clock, log: app.log })
  const publishing = startPublishing({ database, clock, isStaff, log: app.log })
  const reader = startReader({
    database,
    incoming,
    draft: pictures.draft,
    resources,
    clock,
    limits,
    log: app.log,
  })
  const mailer = addMailer(app, { database, schema: 'content', settings, clock })
  const addressOf = createAddressFinder(auth)
  const telling = startTelling({ database, clock, addressOf, mailer, shop: settings, log: app.log })
  const parts = [fruitless, upkeep, runner, reader, publishing, sending, telling]
  app.addHook('onClose', () => Promise.all(parts.map((part) => part.stop())))
  registerSearchRoutes(app, { database: reading.hurried, stock, costly, fruitless })
  registerImageRoutes(app, { database: reading, clock, stock, ensureIndexed })
  const records = { database: reading, clock, findColleagues: createColleagueFinder(auth) }
  registerImageRecordRoutes(app, records)
  registerCollectionRoutes(app, { ...records, ensureIndexed })
  registerArtistRoutes(app, records)
  registerArtistTermsRoute(app, reading)
  registerArtistPageRoutes(app, { database: reading })
  registerFollowingRoutes(app, { database: reading, primary: database, clock })
  registerArtistProfileRoutes(app, {
    ...records,
    primary: database,
    pictures,
    opener,
    mailer,
    shop: settings,
  })
  registerBatchRoutes(app, { database, clock, resources, runner })
  registerActivityRoutes(app, { database: reading, resources })
  registerMentionRoutes(app, { database: reading, clock, resources })
  registerExportRoutes(app, { database, reading, clock, resources })
  registerRecordImportRoutes(app, { database, clock, incoming, limits, reader })
  sending.register(records)
  registerOwnArtRoutes(app, { ...records, primary: database })
  registerDeskRoutes(app, { database, clock })
  registerRelatedRoutes(app, { database: reading.hurried, clock, stock, costly })
  registerSitemapRoutes(app, { database: reading })
  registerMediaRoutes(app, { database, pictures, opener, stock })
  return app
}

function readFrom(url: string, primary: Database, app: FastifyInstance): Database {
  const warn = (reason: string) => app.log.warn({ reason }, 'a replica is not asked; the primary answers')
  const reading = addReplica({ primary, replica: traceDatabase(openPostgres(url, 'any')), warn })
  app.addHook('onClose', () => reading.close())
  return reading
}
