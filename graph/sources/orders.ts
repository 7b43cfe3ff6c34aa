import type { AddressBody, QuoteView } from '#services/main/checkout/contract.ts'
import type {
  CheckoutBody,
  FindOrderBody,
  FoundOrder,
  OrderPage,
  OrderTransitionBody,
  OrderView,
  Reordered,
} from '#services/main/orders/contract.ts'
import { RestSource } from './rest.ts'
import type { Answer } from './send.ts'

export interface OrderFile {
  contentType: string
  /** base64 */
  content: string
}

/** Ordering a project, and changing orders (spec.md section 2, Checkout and Orders). */
export class OrdersSource extends RestSource {
  protected readonly service = 'main'

  quote(cartToken: string, address: AddressBody | null) {
    return this.post<QuoteView>(`/api/v2/projects/${this.segment(cartToken)}/quote/`, { body: { address } })
  }

  place(cartToken: string, body: CheckoutBody, key: string) {
    return this.post<OrderView>(this.#checkout(cartToken), { body, headers: { 'idempotency-key': key } })
  }

  placedUnder(cartToken: string, key: string) {
    return this.get<OrderView>(this.#checkout(cartToken), { params: { key } })
  }

  find(body: FindOrderBody) {
    return this.post<FoundOrder>('/api/v2/orders/find/', { body })
  }

  /** `cartToken` opens a guest's order. */
  order(orderId: string, cartToken: string | null) {
    return this.get<OrderView>(this.#path(orderId), { headers: makeCartHeaders(cartToken) })
  }

  invoice(orderId: string, cartToken: string | null) {
    return this.get<OrderFile>(`${this.#path(orderId)}invoice/`, { headers: makeCartHeaders(cartToken) })
  }

  orders({ page, pageSize, all }: { page: number; pageSize: number; all: boolean }) {
    return this.get<OrderPage>('/api/v2/orders/', {
      params: { page: `${page}`, page_size: `${pageSize}`, ...(all && { all: '1' }) },
    })
  }

  change(orderId: string, cartToken: string | null, body: OrderTransitionBody, key: string) {
    return this.post<OrderView>(`${this.#path(orderId)}transitions/`, {
      body,
      headers: { ...makeCartHeaders(cartToken), 'idempotency-key': key },
    })
  }

  claim(orderId: string, cartToken: string) {
    return this.post<OrderView>(`${this.#path(orderId)}claim/`, { headers: makeCartHeaders(cartToken) })
  }

  reorder(orderId: string, cartToken: string | null, key: string) {
    return this.post<Reordered>(`${this.#path(orderId)}reorder/`, {
      headers: { ...makeCartHeaders(cartToken), 'idempotency-key': key },
    })
  }

  /** Keeps an answer that is no JSON as a file. */
  protected override async readBody(answer: Answer) {
    const contentType = answer.headers['content-type']
    if (answer.statusCode !== 200 || contentType !== 'application/pdf') return super.readBody(answer)
    const content = Buffer.from(await answer.body.arrayBuffer()).toString('base64')
    return { contentType, content }
  }

  #checkout(cartToken: string) {
    return `/api/v2/projects/${this.segment(cartToken)}/checkout/`
  }

  #path(orderId: string) {
    return `/api/v2/orders/${this.segment(orderId)}/`
  }
}

const makeCartHeaders = (cartToken: string | null): Record<string, string> =>
  cartToken === null ? {} : { 'cart-token': cartToken }
