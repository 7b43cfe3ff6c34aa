import { beforeAll, describe, expect, test } from 'vitest'
import { cartEvents } from '#services/main/cart/events.ts'
import { priceFrame } from '#services/main/pricing/frames.ts'
import { computeUnitPrice } from '#services/main/pricing/rules.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from '../main-service.ts'

const oak = { moulding: 'natural oak', mat: 'white' } as const
const size = { width: 24, height: 16 }

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  describe('a framed print', () => {
    test('costs the print at its tier and the frame at one price for all tiers', async () => {
      const { token } = await main.createCart()
      await main.add(token, { frame: oak })
      await main.add(token, { frame: oak, imagedata: { id: 'hill' }, size: { w: 24, h: 16 } })
      const { results } = await main.items(token)
      expect(results.map(({ config, unit_price }) => [config.frame, unit_price])).toEqual([
        [oak, computeUnitPrice('print', size, 1) + priceFrame(size, oak)],
        [oak, computeUnitPrice('print', size, 2) + priceFrame(size, oak)],
      ])
    })

    test('is a line of its own beside the unframed one, and grows with its equal alone', async () => {
      const { token } = await main.createCart()
      const frames = [undefined, null, oak, { ...oak, mat: null }, oak, { ...oak, moulding: 'walnut' }]
      for (const frame of frames) await main.add(token, { frame })
      const { results } = await main.items(token)
      expect(results.map(({ config, quantity }) => [config.frame, quantity])).toEqual([
        [null, 2],
        [oak, 2],
        [{ ...oak, mat: null }, 1],
        [{ ...oak, moulding: 'walnut' }, 1],
      ])
    })

    test.each([
      ['a moulding that is not sold', { frame: { moulding: 'cherry', mat: null } }],
      ['a mat that is not sold', { frame: { ...oak, mat: 'black' } }],
      ['what is not a print', { frame: oak, substrate: 'canvas' }],
    ])('is refused at `frame` for %s, and nothing is added', async (_, item) => {
      const { token } = await main.createCart()
      expect(await main.add(token, item)).toMatchObject({
        status: 400,
        body: { frame: ['This frame is not offered for this substrate and size.'] },
      })
      expect(await main.items(token)).toMatchObject({ count: 0 })
    })

    test('comes along when a guest signs in, joining its equal', async () => {
      const { access } = await main.signIn()
      const { token: own } = await main.createCart(access)
      await main.add(own, { frame: oak }, { as: access })
      const { token } = await main.createCart()
      await main.add(token, { frame: oak })
      await main.add(token)
      await main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as: access })
      const { results } = await main.items(own, access)
      expect(results.map(({ config, quantity }) => [config.frame, quantity])).toEqual([
        [oak, 2],
        [null, 1],
      ])
    })

    test('keeps its frame in the history', async () => {
      const { token } = await main.createCart()
      await main.add(token, { frame: oak })
      const { body } = await main.call('GET', `/api/v2/projects/${token}/history/`)
      expect(body).toMatchObject({ results: [{ details: { lines: [{ frame: oak }] } }, {}] })
    })
  })
})

describe('a line of before frames were sold', () => {
  const before = {
    ...{ id: 1, imageId: 'lake', name: 'Lake', artist: '', imgsrc: '', preview: '', width: 24, height: 16 },
    ...{ substrate: 'print', quantity: 1, unitPrice: 5_556, designToken: 'd' },
  }
  const read = (type: string, data: object) =>
    cartEvents.read({ stream: 'project-1', version: 1, schemaVersion: 1, type, data }).data

  test('has none, in every event that holds lines', () => {
    const line = { ...before, frame: null }
    expect(read('item.added', before)).toEqual(line)
    expect(read('item.restored', { line: before, undoes: 2 })).toEqual({ line, undoes: 2 })
    expect(
      read('cart.merged', {
        from: 'g',
        added: [before],
        joined: [],
        left: [{ line: before, fault: 'size' }],
      }),
    ).toEqual({ from: 'g', added: [line], joined: [], left: [{ line, fault: 'size' }] })
    expect(read('lines.returned', { from: 'a', owner: 'o', added: [before], joined: [] })).toEqual({
      ...{ from: 'a', owner: 'o', added: [line], joined: [] },
    })
  })
})
