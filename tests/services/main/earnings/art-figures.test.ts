import { beforeAll, describe, expect, test } from 'vitest'
import type { ArtFigures, OpenCarts } from '#services/main/art-figures/contract.ts'
import { watchRefusals } from '#tests/support/services/seen.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import * as routes from '#tests/walks/contract/routes/art-figures.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'
import { sellingOf } from '../royalties/selling.ts'

/** Whose pictures `lake` and `hill` are, as the stand-in of content says. */
const ADA = 7
const sees = watchRefusals(routes)
const NONE = { month: 0, year: 0, all: 0 }

onEachStore((openStore) => {
  let shop: MainService
  let ada: Person
  let zoe: Person
  const selling = sellingOf(() => shop)

  beforeAll(async () => {
    shop = await serveMain(openStore)
    ada = await shop.signIn()
    zoe = await shop.signIn()
    shop.content.accounts.set(ada.uuid, ADA)
    shop.content.accounts.set(zoe.uuid, 8)
  })

  const figures = async (ids: string, { access } = ada) => {
    const reply = await shop.call('GET', `/api/art-figures/?ids=${ids}`, { as: access })
    return (reply.body as { results: ArtFigures[] }).results
  }
  const carts = async (id: string, { access } = ada) =>
    shop.call('GET', `/api/art-figures/${id}/carts/`, { as: access })
  const open = async (id: string) => ((await carts(id)).body as OpenCarts).carts

  describe('a work’s figures', () => {
    test('are its adds, and sales and royalties once these are paid and for as long as they stand', async () => {
      expect(await figures('lake')).toEqual([{ image_id: 'lake', adds: NONE, sales: NONE, royalties: NONE }])
      const { order_id } = await selling.sell({ lake: 3 })
      expect((await figures('lake'))[0]).toMatchObject({ adds: { all: 1 }, sales: NONE })
      await selling.change(order_id, 'pay')
      const [sold] = await figures('lake')
      const [line] = await selling.lines(order_id)
      expect(sold).toMatchObject({ sales: { month: 3, year: 3, all: 3 }, royalties: { all: line?.royalty } })
      await selling.change(order_id, 'cancel')
      await selling.change(order_id, 'refund')
      expect((await figures('lake'))[0]).toMatchObject({ adds: { all: 1 }, sales: NONE, royalties: NONE })
    })

    test('are not there for another artist, nor for who is none', async () => {
      expect(await figures('lake,hill', zoe)).toEqual([])
      sees(routes.countCarts, 'it is not theirs', await carts('lake', zoe))
      const nobody = await shop.signIn()
      for (const path of ['?ids=lake', 'lake/carts/']) {
        const asked = (as?: string) => shop.call('GET', `/api/art-figures/${path}`, { as })
        expect((await asked(nobody.access)).status).toBe(404)
        expect((await asked()).status).toBe(401)
      }
      const many = Array.from({ length: 51 }, (_, index) => `i${index}`).join(',')
      const reply = await shop.call('GET', `/api/art-figures/?ids=${many}`, { as: ada.access })
      expect(reply.status).toBe(400)
    })
  })

  test('open carts that have a work are counted once each, without those that were ordered', async () => {
    const before = await open('hill')
    const { token } = await shop.createCart()
    await shop.add(token, { imagedata: { id: 'hill' } })
    await shop.add(token, { imagedata: { id: 'hill' }, substrate: 'canvas' })
    expect(await open('hill')).toBe(before + 1)
    await selling.sell({ hill: 1 })
    expect(await open('hill')).toBe(before + 1)
    expect((await carts('nothing')).status).toBe(404)
  })

  test('spans begin 30 and 365 days ago', async () => {
    const day = 86_400_000
    const count = async () => (await figures('hill', await signInAgain()))[0]?.adds
    const signInAgain = async () => {
      const person = await shop.signIn()
      shop.content.accounts.set(person.uuid, ADA)
      return person
    }
    const { all, month } = (await count()) ?? NONE
    expect(month).toBe(all)
    shop.clock.advance(30 * day)
    expect(await count()).toMatchObject({ month: 0, year: all, all })
    shop.clock.advance(335 * day)
    expect(await count()).toMatchObject({ month: 0, year: 0, all })
  })
})
