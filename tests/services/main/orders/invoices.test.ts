import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { drawInvoice } from '#services/main/orders/invoice/invoice.ts'
import { createInvoices, type DrawInvoice, type Invoices } from '#services/main/orders/invoice/invoices.ts'
import type { OrderState } from '#services/main/orders/state.ts'
import { Busy } from '#services/shared/queue.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { createLine, createOrder, SHOP } from './made-order.ts'

/** One visitor may have at most this many waiting. */
const SHARE = 8

const numbered = (at: number): OrderState => createOrder({ orderId: `K7Q2-${1000 + at}` })
const orders = (count: number) => Array.from({ length: count }, (_, at) => numbered(at))

let dataDir: string
let drawn: OrderState[]
let held: PromiseWithResolvers<void> | null

beforeEach(() => {
  dataDir = createFolder()
  drawn = []
  held = null
})

/** Notes each drawing, and holds it while `held` is set. */
const draw: DrawInvoice = async ({ shop, order }) => {
  drawn.push(order)
  await held?.promise
  return drawInvoice(shop, order)
}

const open = (deps: { shop?: typeof SHOP; draw?: DrawInvoice } = {}): Invoices => {
  const invoices = createInvoices({ dataDir, shop: SHOP, onUnkept: () => {}, draw, ...deps })
  onTestFinished(() => invoices.close())
  return invoices
}

const asker = (from = '203.0.113.1') => ({ from, signal: new AbortController().signal })

describe('an invoice', () => {
  test('is drawn once for all who ask at once, and not again, not even by the next process', async () => {
    const invoices = open()
    const all = await Promise.all(Array.from({ length: 20 }, () => invoices.of(numbered(1), asker())))
    expect(new Set(all.map(({ content }) => content)).size).toBe(1)
    expect(all[0]).toMatchObject({ filename: 'invoice-K7Q2-1001.pdf', contentType: 'application/pdf' })
    expect(await open().of(numbered(1), asker())).toEqual(all[0])
    expect(drawn).toHaveLength(1)
  })

  test('is drawn again when its order has gone on or the shop has another name', async () => {
    const order = numbered(2)
    await open().of(order, asker())
    await open().of({ ...order, status: 'paid', paid: true }, asker())
    await open({ shop: { ...SHOP, brand: 'Other' } }).of(order, asker())
    expect(drawn).toHaveLength(3)
  })

  test('is the same when another thread draws it', async () => {
    const order = createOrder({ lines: Array.from({ length: 60 }, (_, id) => createLine({ id })) })
    const threaded = createInvoices({ dataDir, shop: SHOP, onUnkept: () => {} })
    onTestFinished(() => threaded.close())
    const here = Buffer.from(await drawInvoice(SHOP, order)).toString('base64')
    expect((await threaded.of(order, asker())).content).toBe(here)
    expect((await threaded.forMail(order)).content).toBe(here)
  })

  test('is refused to an asker with too many waiting, and not to others, nor for the mail of a placed order', async () => {
    held = Promise.withResolvers()
    const invoices = open()
    const asked = orders(SHARE + 3).map((order) => invoices.of(order, asker()))
    const refusals: unknown[] = []
    for (const each of asked) each.catch((refusal) => refusals.push(refusal))
    await expect.poll(() => refusals).toEqual([new Busy(3), new Busy(3)])
    const other = invoices.of(numbered(100), asker('198.51.100.7'))
    const placed = invoices.forMail(numbered(101))
    await expect.poll(() => drawn.length).toBe(2)
    held.resolve()
    expect((await placed).filename).toBe('invoice-K7Q2-1101.pdf')
    expect((await other).filename).toBe('invoice-K7Q2-1100.pdf')
    await Promise.allSettled(asked)
    expect(refusals).toHaveLength(2)
  })

  test('is not drawn for askers who have left', async () => {
    held = Promise.withResolvers()
    const invoices = open()
    const first = invoices.of(numbered(1), asker())
    await expect.poll(() => drawn.length).toBe(1)
    const visit = new AbortController()
    const left = [2, 3].map((at) => invoices.of(numbered(at), { from: '198.51.100.7', signal: visit.signal }))
    const gone = Promise.allSettled(left)
    const last = invoices.of(numbered(4), asker())
    visit.abort()
    await gone
    held.resolve()
    await Promise.all([first, last])
    expect(drawn.map(({ placed }) => placed.orderId)).toEqual(['K7Q2-1001', 'K7Q2-1004'])
  })
})
