import { expect, test } from 'vitest'
import type { ArtFigures } from '#services/main/art-figures/contract.ts'
import type { SaleList } from '#services/main/earnings/sales/contract.ts'
import type { OrderView } from '#services/main/orders/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from '../content-stand-in.ts'
import { serveMain } from '../main-service.ts'
import { sellingOf } from '../royalties/selling.ts'

/** Whose pictures `lake` and `hill` are, as the stand-in of content says. */
const ADA = 7

onEachStore((openStore) => {
  // Issue 16, line 19
  test('a work that its artist withdraws keeps its orders, and its royalties clear as they would have', async () => {
    const shop = await serveMain(openStore)
    const selling = sellingOf(() => shop)
    const ada = async () => {
      const { uuid, access } = await shop.signIn()
      shop.content.accounts.set(uuid, ADA)
      return access
    }
    const order = async (id: string) => {
      const { access: as } = await shop.signIn({ isStaff: true })
      return (await shop.call('GET', `/api/v2/orders/${id}/`, { as })).body as OrderView
    }
    const { order_id } = await selling.sell({ lake: 2 }, 'pay', 'produce', 'ship')
    const before = await order(order_id)
    const [earned] = await selling.lines(order_id)

    // Content shows a withdrawn work to nobody.
    shop.content.images.set('lake', createImage({ id: 'lake', published: false, title: '', artist: '' }))
    expect((await order(order_id)).lines).toEqual(before.lines)
    await selling.change(order_id, 'deliver')
    await selling.wait(31)
    expect(await selling.lines(order_id)).toMatchObject([
      { artist_id: ADA, royalty: earned?.royalty, base: earned?.base, state: 'cleared' },
    ])
    const sales = (await shop.call('GET', '/api/earnings/sales/', { as: await ada() })).body as SaleList
    expect(sales).toMatchObject({ count: 1, sum: earned?.royalty, data: [{ image_id: 'lake', quantity: 2 }] })
    shop.content.terms.set('lake', { artist_id: ADA })
    const figures = await shop.call('GET', '/api/art-figures/?ids=lake', { as: await ada() })
    const { results } = figures.body as { results: ArtFigures[] }
    expect(results).toMatchObject([{ sales: { all: 2 }, royalties: { all: earned?.royalty } }])
  })
})
