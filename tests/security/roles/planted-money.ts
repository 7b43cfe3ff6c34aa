import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { EarningsPaymentList } from '#services/main/earnings/contract.ts'
import type { SaleList } from '#services/main/earnings/sales/contract.ts'
import type { RunView } from '#services/main/payouts/runs/contract.ts'
import type { StatementList } from '#services/main/statements/contract.ts'
import { createIssuing } from '#services/main/statements/issuing.ts'
import { businessDayOf } from '#services/shared/business-day.ts'
import { systemClock } from '#services/shared/clock.ts'
import { ADDRESS, PURCHASE_ORDER } from '#tests/services/main/orders/ordering.ts'
import { appendTo, makeArtist } from '#tests/services/main/payouts/made-artists.ts'
import { ARTIST, type RolesShop } from './shop.ts'

const TIME_ZONE = 'America/New_York'
/** In a month that has ended, so that there is a statement of it. */
const EARNED_AT = new Date('2026-09-15T16:00:00Z')

/** What is the artist's and nobody else's, by what it is asked for. */
export interface PlantedMoney {
  /** `pmt-…` */
  payment: string
  /** Of an order line. */
  sale: string
  statement: string
  /** The version that they accepted. */
  agreement: number
}

/** Gives the artist all that a person can have of money here: earned, paid, stated, and a work sold. */
export async function plantMoney({ call, database, access }: RolesShop): Promise<PlantedMoney> {
  const ask = async <T>(method: string, path: string, as: string | undefined, body?: object): Promise<T> => {
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await call('main', method, path, { as, headers, ...(body && { body }) })
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body as T
  }
  const [profile] = await database.query<{ artist: number }>(
    'select artist_id as artist from content.artist_profiles where user_uuid = $1',
    [ARTIST],
  )
  await makeArtist(
    appendTo(database, () => EARNED_AT),
    Number(profile?.artist),
    { agreed: false },
  )
  const room = '/api/artist-account/agreement/'
  const { offered } = await ask<{ offered: { text_hash: string; rate: number } }>('GET', room, access.artist)
  const { accepted } = await ask<{ accepted: { version: number }[] }>('POST', room, access.artist, {
    ...{ text_hash: offered.text_hash, rate: offered.rate },
    ...{ name: 'Isaura Quintero-Bex', agreed: true },
  })

  const issue = createIssuing({ database, clock: systemClock, timeZone: TIME_ZONE })
  while (await issue());
  const statements = await ask<StatementList>('GET', '/api/earnings/statements/', access.artist)

  const { token } = await ask<{ token: string }>('POST', '/api/v2/cart/', access.owner, {})
  const work = { imagedata: { id: 'quay' }, size: { w: 12, h: 8 }, substrate: 'print' }
  await ask('POST', `/api/v2/cart/${token}/item/`, access.owner, work)
  const bought = { address: ADDRESS, payment: PURCHASE_ORDER }
  await ask('POST', `/api/v2/projects/${token}/checkout/`, access.owner, bought)
  const sales = await ask<SaleList>('GET', '/api/earnings/sales/', access.artist)

  const day = businessDayOf(systemClock(), TIME_ZONE)
  const run = await ask<RunView>('POST', '/api/payout-run/', access.staff, { day })
  await vi.waitFor(
    async () => {
      const { status } = await ask<RunView>('GET', `/api/payout-run/${run.id}/`, access.staff)
      if (status !== 'open') throw new Error(`The run is ${status}.`)
    },
    { timeout: 60_000, interval: 50 },
  )
  const payments = await ask<EarningsPaymentList>('GET', '/api/earnings/payments/', access.artist)

  const planted = {
    payment: payments.data[0]?.token,
    sale: sales.data[0]?.id,
    statement: statements.data[0]?.number,
    agreement: accepted[0]?.version,
  }
  for (const [what, id] of Object.entries(planted)) if (!id) throw new Error(`There is no ${what}.`)
  return planted as PlantedMoney
}
