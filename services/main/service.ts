import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { businessDays } from '#services/shared/business-day.ts'
import { type Clock, systemClock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { createAddressFinder } from '#services/shared/http/address-of.ts'
import { authenticate } from '#services/shared/http/authenticate.ts'
import { readyAt } from '#services/shared/http/health.ts'
import { createHost } from '#services/shared/http/host.ts'
import { createSessionCheck } from '#services/shared/http/live-sessions.ts'
import { requireServiceKey } from '#services/shared/http/service-key.ts'
import { createLimiter } from '#services/shared/limits/limiter.ts'
import { addMailer } from '#services/shared/mail/mailer.ts'
import type { Settings } from '#services/shared/settings.ts'
import { startUpkeep } from '#services/shared/upkeep.ts'
import { addSignOutRoute } from './accounts/routes.ts'
import { addArtFiguresRoutes } from './art-figures/routes.ts'
import { createRoyaltyCodeFinder } from './artist-account/agreement/royalty-code.ts'
import { createPaymentBeginning } from './artist-account/payment-stage/content.ts'
import { startTellingOfPayment } from './artist-account/payment-stage/telling.ts'
import { addArtistAccountRoutes } from './artist-account/routes.ts'
import { startReminding } from './artist-account/tax-forms/reminders.ts'
import { createCartCommands } from './cart/commands.ts'
import type { DesignUrl } from './cart/queries.ts'
import { addCartRoutes } from './cart/routes.ts'
import { addQuoteRoute } from './checkout/routes.ts'
import { addDesignRoute } from './design/routes.ts'
import { addStaticRoute } from './design/static-routes.ts'
import { addDeskRoutes } from './desk/routes.ts'
import { addEarningsRoutes } from './earnings/routes.ts'
import { addSaleRoutes } from './earnings/sales/routes.ts'
import { addOwnTaxYearRoutes } from './earnings/tax-years/routes.ts'
import { feedbackTidyings } from './feedback.ts'
import { createContent } from './images/content.ts'
import { addImageRoute } from './images/routes.ts'
import { createLimits } from './limits.ts'
import { addMessageRoutes } from './messages/routes.ts'
import { createPictureClaim } from './messages/threads/pictures.ts'
import { addThreadRoutes } from './messages/threads/routes.ts'
import { addOrderChangeRoutes } from './orders/change-routes.ts'
import { createOrderChanges } from './orders/changing.ts'
import type { OrderDeps } from './orders/deps.ts'
import { startDeriving } from './orders/deriving.ts'
import { createInvoices } from './orders/invoice/invoices.ts'

import { purgeOpenings } from './orders/openings.ts'

import { createReturnPictures } from './orders/returns/pictures.ts'
import { addReturnRoutes } from './orders/returns/routes.ts'

import { addOrderRoutes } from './orders/routes.ts'
import { createArtistFinder } from './payees/artists.ts'
import { createPasswordCheck } from './payees/reveal/password.ts'
import { addPayeeRoutes } from './payees/routes.ts'
import type { PaymentDeps } from './payments/deps.ts'
import { openProvider } from './payments/open-provider.ts'
import { addPaymentIntentRoute } from './payments/routes.ts'
import { startSettling } from './payments/settling.ts'
import { addWebhookRoute } from './payments/webhook-routes.ts'
import { openPayouts, payoutTidyings } from './payouts/open-payouts.ts'
import { addPayoutsRoutes } from './payouts/routes.ts'
import { createOwnArtistFinder } from './people/own-artist.ts'
import { createOwnMatterGate } from './people/own-matter-gate.ts'
import { createOwnProfileFinder } from './people/own-profile.ts'
import { createArtistGate } from './people/require-artist.ts'
import { openPriceBook, priceBook } from './pricing/book.ts'
import { createTaxTable } from './pricing/sales-tax.ts'
import { DEMONSTRATION_TAXES } from './pricing/tax-book.ts'
import { addProfileRoutes } from './profile/routes.ts'
import { addHistoryRoutes } from './projects/history-routes.ts'
import { addProjectListRoutes } from './projects/list-routes.ts'
import { addProjectRoutes } from './projects/routes.ts'
import { addReportRoutes } from './reports/routes.ts'
import { startClearing } from './royalties/clearing.ts'
import { addRoyaltyRoutes } from './royalties/routes.ts'
import { createShareCommands } from './shares/commands.ts'
import { addShareRoutes } from './shares/routes.ts'
import { addSizesRoute } from './sizes/routes.ts'
import { addStatementFileRoutes } from './statements/file-routes.ts'
import { startIssuing } from './statements/issuing.ts'
import { createStatementPrinter } from './statements/printer.ts'
import { addStatementRoutes } from './statements/routes.ts'
import { addUsageRoutes } from './usage/routes.ts'
import { purgeUsage } from './usage/store.ts'
import { openKeyring } from './vault/open-vault.ts'
import { createVault } from './vault/vault.ts'
import { addViewRoutes } from './views/routes.ts'

const TOKEN_BYTES = 24

interface MainServiceOptions {
  database: Database
  settings: Settings
  clock?: Clock
}

/**
 * Opens the main service, migrated and not yet listening (spec.md section 7, Main app): carts, projects and
 * who may look at them, orders, sizes and prices, artists' money and whom it is paid to, messages, reports of
 * problems, staff's saved views, how the statecharts are used and the design tool's stand-in.
 */
export async function createMainService({
  database,
  settings,
  clock = systemClock,
}: MainServiceOptions): Promise<FastifyInstance> {
  openPriceBook(settings.shopFile)
  await migrate(database, 'main', join(import.meta.dirname, 'migrations'))
  const vault = createVault(await openKeyring(database, settings))
  const host = createHost({
    name: 'main',
    url: settings.main.url,
    logLevel: settings.logLevel,
    needs: {
      'the database': () => database.query('select 1'),
      'the catalogue service': readyAt(settings.content.url, settings.serviceKey),
    },
  })
  requireServiceKey(host, settings.serviceKey)
  const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url')
  const provider = await openProvider(settings)
  const today = businessDays(clock, settings.businessTimeZone)
  const content = createContent(settings.content.url, settings.serviceKey)
  const mailer = addMailer(host, { database, schema: 'main', settings, clock })
  const changes = createOrderChanges({ clock, today, mailer, shop: settings })
  const settling = startSettling({ database, provider, orders: changes.news, clock, log: host.log })
  host.addHook('onClose', () => settling.stop())
  const limiter = createLimiter({ schema: 'main', secret: settings.jwtSecret, clock })
  const feedback = feedbackTidyings({ database, clock, days: settings.feedbackKeptDays })
  const tidyings = [
    () => limiter.purge(database),
    ...feedback,
    ...payoutTidyings(database, clock),
    () => purgeUsage(database, clock()),
    () => purgeOpenings(database),
  ]
  const upkeep = startUpkeep('main', tidyings, host.log)
  host.addHook('onClose', () => upkeep.stop())
  const books = { database, clock, timeZone: settings.businessTimeZone, log: host.log }
  const clearing = startClearing({ ...books, days: settings.royaltyClears })
  const deriving = startDeriving({ ...books, content })
  const issuing = startIssuing(books)
  const printer = createStatementPrinter(settings)
  host.addHook('onClose', () =>
    Promise.all([clearing.stop(), deriving.stop(), issuing.stop(), printer.close()]),
  )
  const payouts = openPayouts({ database, clock, today, mailer, newToken, vault, settings, log: host.log })
  host.addHook('onClose', () => payouts.stop())
  const reminding = startReminding({ database, clock, today, mailer, shop: settings, log: host.log })
  host.addHook('onClose', () => reminding.stop())
  const telling = startTellingOfPayment({
    ...{ database, clock, today, log: host.log },
    beginPayment: createPaymentBeginning(settings.content.url, settings.serviceKey),
  })
  host.addHook('onClose', () => telling.stop())
  const invoices = createInvoices({
    dataDir: settings.dataDir,
    shop: settings,
    onUnkept: (error) => host.log.error({ err: error }, 'an invoice could not be kept'),
  })
  host.addHook('onClose', () => invoices.close())
  const deps: PaymentDeps = {
    database,
    clock,
    today,
    content,
    // A real shop collects no tax by made rates.
    salesTax: createTaxTable(priceBook().taxes ?? (settings.isLocal ? DEMONSTRATION_TAXES : {})),
    carts: createCartCommands({ clock, newToken }),
    designUrl: designUrlOf(settings),
    limits: createLimits(limiter),
    provider,
    settling,
  }
  const orders: OrderDeps = {
    ...deps,
    changes,
    newToken,
    mailer,
    shop: settings,
    invoices,
  }
  addSignOutRoute(host)
  addSizesRoute(host)
  addDesignRoute(host, { ...deps, brand: settings.brand })
  addWebhookRoute(host, { database, provider, orders: changes.news, settling, clock })
  await host.register(async (known) => {
    authenticate(known, {
      jwtSecret: settings.jwtSecret,
      isLive: createSessionCheck({ url: settings.auth.url, serviceKey: settings.serviceKey }, clock),
      clock,
    })
    const findOwnProfile = createOwnProfileFinder(settings.content.url, settings.serviceKey)
    const findOwnArtist = createOwnArtistFinder(findOwnProfile)
    const findRoyaltyCode = createRoyaltyCodeFinder(settings.content.url, settings.serviceKey)
    const ownMatters = createOwnMatterGate({ database, findOwnArtist, findRoyaltyCode })
    known.addHook('preHandler', ownMatters.refuse)
    known.addHook('preSerialization', ownMatters.tell)
    addCartRoutes(known, deps)
    addProjectRoutes(known, deps)
    addProjectListRoutes(known, deps)
    addHistoryRoutes(known, deps)
    addShareRoutes(known, {
      ...deps,
      shares: createShareCommands({ clock, newToken }),
      brand: settings.brand,
    })
    addQuoteRoute(known, deps)
    addOrderRoutes(known, orders)
    addOrderChangeRoutes(known, orders)
    addReturnRoutes(known, {
      ...orders,
      returnPictures: createReturnPictures(settings.content.url, settings.serviceKey),
    })
    addPaymentIntentRoute(known, deps)
    addProfileRoutes(known, deps)
    addImageRoute(known, deps)
    addStaticRoute(known, deps)
    addMessageRoutes(known, orders)
    addReportRoutes(known, deps)
    addDeskRoutes(known, deps)
    addViewRoutes(known, deps)
    addRoyaltyRoutes(known, { ...deps, today })
    const confirmPassword = createPasswordCheck(settings.auth.url, settings.serviceKey)
    addPayeeRoutes(known, {
      ...deps,
      today,
      vault,
      findArtist: createArtistFinder(settings.content.url, settings.serviceKey),
      confirmPassword,
    })
    addPayoutsRoutes(known, host, { ...payouts, ownMatters })
    const requireArtist = createArtistGate(findOwnArtist)
    addThreadRoutes(known, {
      ...deps,
      mailer,
      shop: settings,
      findOwnProfile,
      addressOf: createAddressFinder({ url: settings.auth.url, serviceKey: settings.serviceKey }),
      claimPictures: createPictureClaim(settings.content.url, settings.serviceKey),
    })
    addEarningsRoutes(known, { ...payouts, requireArtist })
    addSaleRoutes(known, { ...books, requireArtist })
    addOwnTaxYearRoutes(known, { ...books, today, requireArtist })
    const statements = { ...books, today, requireArtist, printer }
    addStatementRoutes(known, statements)
    addStatementFileRoutes(known, host, statements)
    addArtistAccountRoutes(known, host, {
      ...payouts,
      ...deps,
      ...{ vault, requireArtist, confirmPassword, telling },
      findRoyaltyCode,
    })
    addArtFiguresRoutes(known, { ...deps, today, requireArtist })
    addUsageRoutes(known, { ...deps, isCounted: settings.usageCounts })
  })
  return host
}

const designUrlOf = ({ mainSiteUrl }: Settings): DesignUrl =>
  mainSiteUrl
    ? ({ id }) => `${mainSiteUrl}/art/design/${id}`
    : ({ designToken }) => `/art/design/${designToken}`
