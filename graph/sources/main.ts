import { randomUUID } from 'node:crypto'
import DataLoader from 'dataloader'
import type {
  AddedItem,
  AddItemBody,
  CartItemPage,
  CartItemView,
  CartView,
  ChangeItemBody,
  CreateCartBody,
  CreatedCart,
  MigratedCart,
  ProjectView,
  RemovedItem,
} from '#services/main/cart/contract.ts'
import type { StaticTagBody, StaticTagged } from '#services/main/design/static-contract.ts'
import type { RecentSalesView, WaitingView } from '#services/main/desk/contract.ts'
import type {
  AnswerBody,
  LeftMessage,
  MessageBody,
  MessagePage,
  MessageView,
} from '#services/main/messages/contract.ts'
import type { ProfileView } from '#services/main/profile/contract.ts'
import type { HistoryPage, UndoBody, UndoneView } from '#services/main/projects/history-contract.ts'
import type { ReportBody, ReportPage, ReportView, SentReport } from '#services/main/reports/contract.ts'
import type { LeftOut, LeftOutPage, RateBody, RatePage, RateView } from '#services/main/royalties/contract.ts'
import type { AvailableSizes, LeastPrice, LeastPrices } from '#services/main/sizes/contract.ts'
import type { Device, Site, UsageBody, UsageView } from '#services/main/usage/contract.ts'
import { RestSource } from './rest.ts'

/** As many as the service answers at once. */
const MOST_SHAPES = 100

/** Milliseconds. */
const LONGEST_WAIT = 1_000

/** The service says which substrates and frames there are. */
type UncheckedItem = Omit<AddItemBody, 'substrate' | 'frame'> & {
  substrate: string
  frame?: { moulding: string; mat: string | null }
}

type UncheckedCart = Omit<CreateCartBody, 'item'> & { item?: Omit<UncheckedItem, 'workspace_id'> }

/** The main service (spec.md section 7). Every write carries a key, so that repeating it changes nothing. */
export class MainSource extends RestSource {
  protected readonly service = 'main'

  readonly #carts = new DataLoader<string, CartView>((tokens) =>
    Promise.all(tokens.map((token) => this.get<CartView>(`/api/v2/cart/${this.segment(token)}/`))),
  )

  readonly #leastPrices = new DataLoader<string, LeastPrice[]>(
    async (shapes) => {
      // A page waits for them no longer than for a sound service: it is shown without prices then.
      const params = { of: shapes.join(',') }
      return (await this.get<LeastPrices>('/api/v1/leastprices/', { params, timeout: LONGEST_WAIT })).results
    },
    { maxBatchSize: MOST_SHAPES },
  )

  /** Reads the profile of the caller, or of whoever holds `access`. */
  profile(access?: string) {
    const as = access === undefined ? {} : { headers: { authorization: `JWT ${access}` } }
    return this.get<ProfileView>('/api/v2/profile/', as)
  }

  cart(token: string) {
    return this.#carts.load(token)
  }

  recentCart() {
    return this.get<CartView>('/api/v2/cart/')
  }

  projectCart(id: string) {
    return this.get<ProjectView>(`/api/v2/projects/${this.segment(id)}/`)
  }

  cartItems(token: string, page: number, pageSize: number) {
    return this.get<CartItemPage>(`/api/v2/cart/${this.segment(token)}/items/`, {
      params: { page: `${page}`, page_size: `${pageSize}` },
    })
  }

  createCart(body: UncheckedCart, key: string) {
    return this.post<CreatedCart>('/api/v2/cart/', { body, headers: { 'idempotency-key': key } })
  }

  async addItem(token: string, body: UncheckedItem, key: string) {
    const path = `/api/v2/cart/${this.segment(token)}/item/`
    const added = await this.post<AddedItem>(path, { body, headers: { 'idempotency-key': key } })
    this.#carts.clear(token)
    return added
  }

  async changeItem(token: string, id: string, body: ChangeItemBody) {
    const item = await this.patch<CartItemView>(this.#itemPath(token), { ...makeKeyedRequest(id), body })
    this.#carts.clear(token)
    return item
  }

  async removeItem(token: string, id: string) {
    const removed = await this.delete<Partial<RemovedItem>>(this.#itemPath(token), makeKeyedRequest(id))
    this.#carts.clear(token)
    return removed
  }

  history(token: string, page: number, pageSize: number) {
    return this.get<HistoryPage>(`/api/v2/projects/${this.segment(token)}/history/`, {
      params: { page: `${page}`, page_size: `${pageSize}` },
    })
  }

  async undo(token: string, body: UndoBody, key: string) {
    const path = `/api/v2/projects/${this.segment(token)}/undo/`
    const undone = await this.post<UndoneView>(path, { body, headers: { 'idempotency-key': key } })
    this.#carts.clear(token)
    return undone
  }

  migrateCart(token: string) {
    const path = `/api/v2/cart/${this.segment(token)}/migrate-cart/`
    return this.post<MigratedCart>(path, { headers: { 'idempotency-key': randomUUID() } })
  }

  /** Takes inches, and the image's price tier. */
  availableSizes(width: number, height: number, price: number) {
    return this.get<AvailableSizes>('/api/v1/availablesizes/', {
      params: { w: `${width}`, h: `${height}`, price: `${price}` },
    })
  }

  /** Takes a shape as the service writes it, 36x24@2; those of one turn are asked for together. */
  leastPrices(shape: string) {
    return this.#leastPrices.load(shape)
  }

  /** Adding is idempotent, so it needs no key. */
  addStaticTag(id: string, collection: StaticTagBody['collection']) {
    const body: StaticTagBody = { imagedata: { id }, action: 'add-static', collection }
    return this.post<StaticTagged>('/api/v2/designstudio/', { body })
  }

  leaveMessage(body: MessageBody, key: string) {
    return this.post<LeftMessage>('/api/v2/messages/', { body, headers: { 'idempotency-key': key } })
  }

  messages(page: number, pageSize: number, waiting: boolean) {
    return this.get<MessagePage>('/api/v2/messages/', {
      params: { page: `${page}`, page_size: `${pageSize}`, waiting: `${waiting}` },
    })
  }

  message(id: string) {
    return this.get<MessageView>(`/api/v2/messages/${this.segment(id)}/`)
  }

  answerMessage(id: string, body: AnswerBody, key: string) {
    const path = `/api/v2/messages/${this.segment(id)}/answer/`
    return this.post<MessageView>(path, { body, headers: { 'idempotency-key': key } })
  }

  royaltyRates(page: number, pageSize: number) {
    return this.get<RatePage>('/api/v2/royalty-rates/', {
      params: { page: `${page}`, page_size: `${pageSize}` },
    })
  }

  addRoyaltyRate(body: RateBody, key: string) {
    return this.post<RateView>('/api/v2/royalty-rates/', { body, headers: { 'idempotency-key': key } })
  }

  leftOutLines(reason: LeftOut | null, page: number, pageSize: number) {
    return this.get<LeftOutPage>('/api/v2/royalty-lines/left-out/', {
      params: { page: `${page}`, page_size: `${pageSize}`, ...(reason && { reason }) },
    })
  }

  sendReport(body: ReportBody, key: string) {
    return this.post<SentReport>('/api/v2/reports/', { body, headers: { 'idempotency-key': key } })
  }

  reports(page: number, pageSize: number) {
    return this.get<ReportPage>('/api/v2/reports/', {
      params: { page: `${page}`, page_size: `${pageSize}` },
    })
  }

  report(id: string) {
    return this.get<ReportView>(`/api/v2/reports/${this.segment(id)}/`)
  }

  /** How much of one kind waits for staff. */
  waiting(kind: 'payments' | 'payouts' | 'messages' | 'threads' | 'returns' | 'reports') {
    return this.get<WaitingView>(`/api/v2/desk/waiting/${kind}/`)
  }

  recentSales() {
    return this.get<RecentSalesView>('/api/v2/desk/sales/')
  }

  async countUsage(body: UsageBody) {
    await this.post('/api/v2/usage/', { body })
  }

  usage({ days, site, device }: { days: number; site?: Site | null; device?: Device | null }) {
    return this.get<UsageView>('/api/v2/usage/', {
      params: { days: `${days}`, ...(site && { site }), ...(device && { device }) },
    })
  }

  async signOut() {
    await this.get('/accounts/signout-no-redirect/')
  }

  #itemPath(token: string) {
    return `/api/v2/projects/${this.segment(token)}/item/`
  }
}

const makeKeyedRequest = (id: string) => ({ params: { id }, headers: { 'idempotency-key': randomUUID() } })
