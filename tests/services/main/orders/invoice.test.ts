import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { drawInvoice } from '#services/main/orders/invoice/invoice.ts'
import type { OrderState } from '#services/main/orders/state.ts'
import { createLine, createOrder, SHOP } from './made-order.ts'

const read = async (order: OrderState) => {
  const bytes = await drawInvoice(SHOP, order)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: false })
  const pages = text.map((page) => page.replace(/\s+/g, ' '))
  return { bytes, pages, all: pages.join(' '), totalPages, pdf }
}

describe('an invoice', () => {
  test('tells who it is for, what was ordered, what each line costs and what is due', async () => {
    const { all, totalPages, pdf } = await read(createOrder())
    expect(totalPages).toBe(1)
    for (const said of [
      'Aquatint',
      '2 Lantern Wharf, Portland, ME 04101',
      'Invoice',
      'Order K7Q2-9MXD',
      'Date November 21, 2026',
      'Project Lobby',
      'Payment Purchase order PO-7',
      'Ann Vale Vale & Sons, Suite 4 12 Harbor Street Portland, ME 04101 United States ann@example.com',
      'Lake',
      'Ada Ink',
      '36 × 24 in Acoustic Panel 12 $320.64 $3,847.68',
      'Subtotal (12 items) $3,847.68',
      'Volume discount (5%) −$192.38',
      'Shipping Free',
      'Total $3,655.30',
      'Due under purchase order PO-7',
      'Page 1 of 1',
    ])
      expect(all).toContain(said)
    expect((await getMeta(pdf)).info).toMatchObject({ Title: 'Invoice K7Q2-9MXD', Author: 'Aquatint' })
  })

  test('says what a print is framed in', async () => {
    const frame = { moulding: 'natural oak', mat: 'white' } as const
    const { all } = await read(createOrder({ lines: [createLine({ substrate: 'print', frame })] }))
    expect(all).toContain('Framed in natural oak, white mat')
    expect((await read(createOrder())).all).not.toContain('Framed')
  })

  test('names the sales tax with its state and rate, and an order of before has no such line', async () => {
    const { placed } = createOrder()
    const tax = { amount: 20_104, rate: 0.055, jurisdiction: 'ME' }
    const { all } = await read(
      createOrder({ sums: { ...placed.sums, tax, grand_total: placed.sums.grand_total + tax.amount } }),
    )
    expect(all).toContain('Sales tax (ME 5.5%) $201.04')
    expect(all).toContain('Total $3,856.34')
    expect((await read(createOrder())).all).not.toContain('Sales tax')
  })

  test('prints names beyond Latin-1, and says which letters it cannot print', async () => {
    const names = 'Łódź, Ελλάδα, Анна, Đặng'
    const foreign = await read(createOrder({ lines: [createLine({ name: names })] }))
    expect(foreign.all).toContain(names)
    expect(foreign.all).not.toContain('stands for a letter')
    const { all } = await read(createOrder({ lines: [createLine({ name: '富士 at dawn' })] }))
    expect(all).toContain('?? at dawn')
    expect(all).toContain('? stands for a letter that this document has no type for')
  })

  test('takes as many pages as it needs, each with the heads of its columns and its number', async () => {
    const lines = Array.from({ length: 40 }, (_, id) => createLine({ id, name: `Lake ${id + 1}` }))
    const { pages, all, totalPages } = await read(createOrder({ lines }))
    expect(totalPages).toBeGreaterThan(2)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`K7Q2-9MXD · Page ${index + 1} of ${totalPages}`)
      if (page.includes('Ada Ink')) expect(page).toContain('Item Size Substrate Quantity Price Total')
    }
    for (const line of lines) expect(all.split(`${line.name} `)).toHaveLength(2)
    expect(pages.at(-1)).toContain('Total $3,655.30')
  })

  test('breaks a name of any length within the page', async () => {
    const name = 'm'.repeat(300)
    const { all } = await read(createOrder({ lines: [createLine({ name })] }))
    expect(all).not.toContain('m'.repeat(60))
    expect(all.match(/m{10,}/g)?.join('')).toHaveLength(300)
  })

  test.each([
    ['paid', true, 'Paid on November 23, 2026'],
    ['cancelled', false, 'Canceled on November 23, 2026, nothing is due'],
    ['cancelled', true, 'Canceled on November 23, 2026, to be refunded'],
    ['refunded', true, 'Refunded on November 23, 2026'],
  ] as const)('of an order that is %s (money received: %s) says “%s…”', async (status, paid, said) => {
    const order = createOrder()
    const moment = { status, at: '2026-11-23T09:00:00.000Z', actor: 'system', shipment: null }
    const { all } = await read({ ...order, status, paid, moments: [...order.moments, moment] })
    expect(all).toContain(said)
    expect(all).not.toContain('Due under')
  })
})
