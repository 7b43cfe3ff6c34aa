import type {
  OrderReturnsView,
  ReturnBody,
  ReturnPage,
  ReturnPictureView,
  ReturnTransitionBody,
  ShownReturnPicture,
} from '#services/main/orders/returns/contract.ts'
import { RestSource } from './rest.ts'

/** Milliseconds: a picture is opened in its turn. */
const SENDING_TIMEOUT = 20_000

/** Returns of orders (services/main/orders/returns/contract.ts). `cartToken` opens a guest's order. */
export class OrderReturnsSource extends RestSource {
  protected readonly service = 'main'

  of(orderId: string, cartToken: string | null) {
    return this.get<OrderReturnsView>(`${this.#path(orderId)}returns/`, { headers: headersOf(cartToken) })
  }

  request(orderId: string, cartToken: string | null, body: ReturnBody, key: string) {
    return this.post<OrderReturnsView>(`${this.#path(orderId)}returns/`, {
      body,
      headers: { ...headersOf(cartToken), 'idempotency-key': key },
    })
  }

  change(
    orderId: string,
    cartToken: string | null,
    returnId: string,
    body: ReturnTransitionBody,
    key: string,
  ) {
    return this.post<OrderReturnsView>(
      `${this.#path(orderId)}returns/${this.segment(returnId)}/transitions/`,
      { body, headers: { ...headersOf(cartToken), 'idempotency-key': key } },
    )
  }

  sendPicture(orderId: string, cartToken: string | null, picture: string) {
    return this.post<ReturnPictureView>(`${this.#path(orderId)}return-pictures/`, {
      body: { picture },
      headers: headersOf(cartToken),
      timeout: SENDING_TIMEOUT,
    })
  }

  picture(orderId: string, cartToken: string | null, name: string, size: 'thumb' | 'whole') {
    const path = `${this.#path(orderId)}return-pictures/${this.segment(name)}/`
    return this.get<ShownReturnPicture>(path, { params: { size }, headers: headersOf(cartToken) })
  }

  list(state: 'waiting' | 'all', page: number, pageSize: number) {
    const params = { state, page: `${page}`, page_size: `${pageSize}` }
    return this.get<ReturnPage>('/api/v2/returns/', { params })
  }

  #path(orderId: string) {
    return `/api/v2/orders/${this.segment(orderId)}/`
  }
}

const headersOf = (cartToken: string | null): Record<string, string> =>
  cartToken === null ? {} : { 'cart-token': cartToken }
