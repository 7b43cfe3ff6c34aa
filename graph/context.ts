import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { UserView } from '#services/auth/contract.ts'
import { justWroteOf } from './just-wrote.ts'
import type { LeastPricesMemo } from './schema/image/least-prices-memo.ts'
import type { SizesMemo } from './schema/image/sizes-memo.ts'
import { type RefreshCookie, refreshCookieOf } from './schema/session/refresh-cookie.ts'
import type { Rotation } from './schema/session/rotation.ts'
import type { ShopPages } from './schema/shop-page/shop-pages.ts'
import type { WalksFiles } from './schema/walks/report.ts'
import { AccountSource } from './sources/account.ts'
import { ActivitySource } from './sources/activity.ts'
import { AuthSource } from './sources/auth.ts'
import { BatchesSource } from './sources/batches.ts'
import { CollectionsSource } from './sources/collections.ts'
import { ContentSource } from './sources/content.ts'
import { EarningsSource } from './sources/earnings.ts'
import { FollowingSource } from './sources/following.ts'
import { MainSource } from './sources/main.ts'
import { MessagePicturesSource } from './sources/message-pictures.ts'
import { MoneySource } from './sources/money.ts'
import { OrderReturnsSource } from './sources/order-returns.ts'
import { OrdersSource } from './sources/orders.ts'
import { ArtFiguresSource, OwnArtSource } from './sources/own-art.ts'
import { OwnTermsSource } from './sources/own-terms.ts'
import { PasswordsSource } from './sources/passwords.ts'
import { PayeesSource } from './sources/payees.ts'
import { PaymentAccountsSource } from './sources/payment-accounts.ts'
import { PaymentsSource } from './sources/payments.ts'
import { ProjectsSource } from './sources/projects.ts'
import { ResourcesSource } from './sources/resources.ts'
import type { Upstream } from './sources/rest.ts'
import { LinkSource, SharesSource } from './sources/shares.ts'
import { ThreadsSource } from './sources/threads.ts'
import { UploadsSource } from './sources/uploads.ts'
import { ViewsSource } from './sources/views.ts'
import { identifyCaller, requireStaff, type StaffCheck } from './staff.ts'

/** Lives as long as the process. */
export interface Shared {
  upstreams: { auth: Upstream; main: Upstream; content: Upstream }
  isStaff: StaffCheck
  rotation: Rotation
  sizes: SizesMemo
  leastPrices: LeastPricesMemo
  /** Whether visitors come over https. */
  secure: boolean
  /** Whether replicas of the database may answer some reads. */
  hasReplicas: boolean
  /** The files that tell of the machines' last walks. */
  walksFiles: WalksFiles
  shopPages: ShopPages
}

/** What a resolver gets: the services in the caller's name, and the browser's session. */
export interface GraphContext {
  auth: AuthSource
  account: AccountSource
  passwords: PasswordsSource
  main: MainSource
  earnings: EarningsSource
  ownArt: OwnArtSource
  artFigures: ArtFiguresSource
  money: MoneySource
  projects: ProjectsSource
  orders: OrdersSource
  orderReturns: OrderReturnsSource
  paymentAccounts: PaymentAccountsSource
  ownTerms: OwnTermsSource
  payments: PaymentsSource
  shares: SharesSource
  link: LinkSource
  content: ContentSource
  following: FollowingSource
  collections: CollectionsSource
  batches: BatchesSource
  resources: ResourcesSource
  payees: PayeesSource
  threads: ThreadsSource
  messagePictures: MessagePicturesSource
  uploads: UploadsSource
  views: ViewsSource
  activity: ActivitySource
  isStaff: () => boolean | Promise<boolean>
  /** Answers the caller as the auth service knows them. Throws UNAUTHENTICATED. */
  me: () => Promise<UserView>
  /**
   * Guards what no service guards. Throws UNAUTHENTICATED or FORBIDDEN by the auth service's word, not the
   * token's.
   */
  requireStaff: () => Promise<void>
  walksFiles: WalksFiles
  shopPages: ShopPages
  refreshCookie: RefreshCookie
  rotation: Rotation
  sizes: SizesMemo
  leastPrices: LeastPricesMemo
  /** Writes each line with the id of the request. */
  log: FastifyBaseLogger
}

export const contextOf = (shared: Shared, request: FastifyRequest, reply: FastifyReply): GraphContext => {
  const { upstreams, isStaff, rotation, sizes, leastPrices, secure, walksFiles, shopPages } = shared
  const access = readBearer(request.headers.authorization)
  const caller = {
    access,
    cartToken: readSingle(request.headers['x-cart-token']),
    requestId: request.id,
    address: request.ip,
    justWrote: justWroteOf(request, reply, shared),
    userAgent: cleanUserAgent(request.headers['user-agent'] ?? ''),
  }
  const auth = new AuthSource(upstreams.auth, { ...caller, access: null, cartToken: null })
  return {
    auth,
    account: new AccountSource(upstreams.auth, { ...caller, cartToken: null }),
    passwords: new PasswordsSource(upstreams.auth, { ...caller, cartToken: null }),
    main: new MainSource(upstreams.main, caller),
    earnings: new EarningsSource(upstreams.main, caller),
    ownArt: new OwnArtSource(upstreams.content, caller),
    artFigures: new ArtFiguresSource(upstreams.main, caller),
    money: new MoneySource(upstreams.main, caller),
    projects: new ProjectsSource(upstreams.main, caller),
    orders: new OrdersSource(upstreams.main, caller),
    orderReturns: new OrderReturnsSource(upstreams.main, caller),
    paymentAccounts: new PaymentAccountsSource(upstreams.main, caller),
    ownTerms: new OwnTermsSource(upstreams.main, caller),
    payments: new PaymentsSource(upstreams.main, caller),
    shares: new SharesSource(upstreams.main, caller),
    link: new LinkSource(upstreams.main, { ...caller, access: null, cartToken: null }),
    content: new ContentSource(upstreams.content, caller),
    following: new FollowingSource(upstreams.content, caller),
    collections: new CollectionsSource(upstreams.content, caller),
    batches: new BatchesSource(upstreams.content, caller),
    resources: new ResourcesSource(upstreams.content, caller),
    payees: new PayeesSource(upstreams.main, caller),
    threads: new ThreadsSource(upstreams.main, caller),
    messagePictures: new MessagePicturesSource(upstreams.content, caller),
    uploads: new UploadsSource(upstreams.content, caller),
    views: new ViewsSource(upstreams.main, caller),
    activity: new ActivitySource(upstreams.content, caller),
    isStaff: () => isStaff(access),
    me: () => identifyCaller(auth, access),
    requireStaff: () => requireStaff(auth, access),
    walksFiles,
    shopPages,
    refreshCookie: refreshCookieOf(request, reply, secure),
    rotation,
    sizes,
    leastPrices,
    log: request.log,
  }
}

const readBearer = (header: string | undefined) => header?.match(/^(?:JWT|Bearer) (\S+)$/i)?.[1] ?? null

const readSingle = (header: string | string[] | undefined) => (typeof header === 'string' && header) || null

const LONGEST_USER_AGENT = 512

const cleanUserAgent = (userAgent: string) =>
  userAgent.slice(0, LONGEST_USER_AGENT).replace(/[^\x20-\x7e]/g, '')
