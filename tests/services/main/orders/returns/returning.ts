import { randomUUID } from 'node:crypto'
import type { OrderReturnsView, ReturnBody } from '#services/main/orders/returns/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { MainService } from '../../main-service.ts'
import { orderingOf } from '../ordering.ts'

interface By {
  as?: string | undefined
  /** Of a guest's project. */
  token?: string | undefined
  key?: string
}

const DELIVERY = [
  { transition: 'pay' },
  { transition: 'produce' },
  { transition: 'ship', carrier: 'UPS', tracking: '1Z 999 AA1' },
  { transition: 'deliver' },
]

/** Makes the calls by which an order is returned. */
export const returningOf = (main: () => MainService, staff: () => string) => {
  const { place } = orderingOf(main)
  const headersOf = ({ token, key = randomUUID() }: By) => ({
    'idempotency-key': key,
    ...(token && { 'cart-token': token }),
  })
  const view = (reply: Reply) => ({ ...reply, body: reply.body as OrderReturnsView })
  const transition = async (path: string, by: By, body: object) =>
    view(await main().call('POST', path, { as: by.as, headers: headersOf(by), body }))

  return {
    /** An order that has come: three prints of `lake` and one of `hill`. */
    async delivered(as?: string) {
      const { token } = await main().createCart(as)
      await main().add(token, {}, { as })
      const [line] = (await main().items(token, as)).results
      await main().call('PATCH', `/api/v2/projects/${token}/item/?id=${line?.id}`, {
        as,
        headers: headersOf({ token: as ? undefined : token }),
        body: { quantity: 3 },
      })
      await main().add(token, { imagedata: { id: 'hill' } }, { as })
      const { body } = await place(token, { as })
      for (const step of DELIVERY)
        await main().call('POST', `/api/v2/orders/${body.order_id}/transitions/`, {
          as: staff(),
          headers: headersOf({}),
          body: step,
        })
      return { ...body, token }
    },

    request: (orderId: string, body: Partial<ReturnBody>, by: By) =>
      transition(`/api/v2/orders/${orderId}/returns/`, by, { reason: 'unwanted', ...body }),

    decide: (orderId: string, number: string, body: object, by: By = { as: staff() }) =>
      transition(`/api/v2/orders/${orderId}/returns/${orderId}-${number}/transitions/`, by, body),

    async read(orderId: string, by: By) {
      const headers = headersOf(by)
      return view(await main().call('GET', `/api/v2/orders/${orderId}/returns/`, { as: by.as, headers }))
    },

    async subjectsAbout(orderId: string): Promise<string[]> {
      const { body } = await main().call('GET', '/outbox/')
      return (body as Outbox).messages
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(orderId))
        .reverse()
    },
  }
}
