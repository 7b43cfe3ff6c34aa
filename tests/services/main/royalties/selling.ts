import { randomUUID } from 'node:crypto'
import type { OrderView } from '#services/main/orders/contract.ts'
import { createClearing } from '#services/main/royalties/clearing.ts'
import type { MainService } from '../main-service.ts'
import { orderingOf } from '../orders/ordering.ts'
import { CLEARING } from './histories.ts'

const DAY_MS = 86_400_000
export const NEW_YORK = 'America/New_York'

type Transition = 'pay' | 'produce' | 'ship' | 'deliver' | 'cancel' | 'refund'

/** Sells pictures over HTTP, as customers and staff do, and reads what the ledger makes of it. */
export const sellingOf = (main: () => MainService) => {
  const { place } = orderingOf(main)

  async function change(orderId: string, transition: Transition) {
    const { access: as } = await main().signIn({ isStaff: true })
    return main().call('POST', `/api/v2/orders/${orderId}/transitions/`, {
      as,
      headers: { 'idempotency-key': randomUUID() },
      body: { transition, ...(transition === 'ship' && { carrier: 'UPS', tracking: '1Z' }) },
    })
  }

  async function addSome(token: string, id: string, quantity: number): Promise<void> {
    const { body } = await main().add(token, { imagedata: { id } })
    await main().call('PATCH', `/api/v2/projects/${token}/item/?id=${body.id}`, { body: { quantity } })
  }

  return {
    /** Orders some of each of these images, and takes the order through these steps. */
    async sell(items: Record<string, number>, ...steps: Transition[]): Promise<OrderView> {
      const { token } = await main().createCart()
      for (const [id, quantity] of Object.entries(items)) await addSome(token, id, quantity)
      const { status, body } = await place(token)
      if (status !== 201) throw new Error(`The order was answered ${status}: ${JSON.stringify(body)}`)
      for (const step of steps) await change(body.order_id, step)
      return body
    },

    change,

    /** Lets days go by, and clears what is due. */
    async wait(days: number) {
      main().clock.advance(days * DAY_MS)
      const { database, clock } = main()
      const clear = createClearing({ database, clock, timeZone: NEW_YORK, days: CLEARING })
      while (await clear());
    },

    lines: (orderId: string) =>
      main().database.query(
        `select line, artist_id, royalty_code, agreement, base, rate_bp, royalty, state, left_out, accrued_on, cleared_on, reversed_on
         from main.royalty_line where order_id = $1 order by line`,
        [orderId],
      ),

    entries: async (orderId: string): Promise<string[]> => {
      const rows = await main().database.query<{ key: string }>(
        `select key from main.ledger_entry join main.events using (stream, version)
         where key like $1 order by position, key`,
        [`${orderId}/%`],
      )
      return rows.map(({ key }) => key.slice(orderId.length + 1))
    },

    balance: async (artistId: number) => {
      const [row] = await main().database.query<Record<string, number>>(
        'select * from main.artist_balance where artist_id = $1',
        [artistId],
      )
      return row
    },
  }
}
