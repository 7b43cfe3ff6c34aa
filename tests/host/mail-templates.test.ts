import { describe, expect, test } from 'vitest'
import type { Example } from '#host/web/outbox/templates/example.ts'
import { exampleMails } from '#host/web/outbox/templates/examples.ts'
import { order } from '#host/web/outbox/templates/recorded.ts'
import { placedMail } from '#services/main/orders/mails.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'

const DESK = {
  brand: 'Aquatint',
  publicUrl: 'https://shop.example',
  phone: '1-800-555-0142',
  postalAddress: '2 Lantern Wharf, Portland, ME 04101',
  mailFrom: 'Aquatint <hello@shop.example>',
}
const INVOICE = { filename: 'invoice.pdf', contentType: 'application/pdf', content: '' }
const OWN = { token: null, isConfirmed: true }

const mails = exampleMails(DESK)
const htmlOf = ({ mail }: Example) => mail.html ?? ''

/** The texts that somebody reads in HTML, one between two tags. */
const textsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>|<!--.*?-->|<div style="display:none.*?<\/div>/gs, '')
    .split(/<[^>]*>/)
    .map((text) =>
      text
        .replaceAll('&nbsp;', '')
        .replaceAll('&apos;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&'),
    )
const squeeze = (text: string) => text.replace(/[\s:>]/g, '')
const addressesIn = (text: string) => new Set(text.match(/https?:\/\/[^\s"<]+/g) ?? [])

describe.each(mails)('the mail “$name”', (example) => {
  test('says the same in HTML and in text', () => {
    const texts = textsOf(htmlOf(example))
    const shown = squeeze(texts.join(''))
    // A line of a print stands in several places of its HTML.
    const said = example.mail.text.replaceAll(URL_IN_TEXT, '').split(/\n|, |: | each| × /)
    for (const part of said) expect(shown).toContain(squeeze(part.replace(/^\s*by /, '')))
    const plain = squeeze(example.mail.text)
    for (const part of texts.flatMap((text) => text.split(/^by |^Qty | · | each$/)))
      expect(plain).toContain(squeeze(part))
    const links = [...htmlOf(example).matchAll(/href="(https[^"]+)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    )
    expect(new Set(links)).toEqual(addressesIn(example.mail.text))
  })

  test('runs nothing, and loads nothing but pictures of the shop, each with its size and its words', () => {
    const html = htmlOf(example)
    expect(html).not.toMatch(/<script|<link|@import|url\(|@font-face|\son\w+=/i)
    for (const [image] of html.matchAll(/<img[^>]*>/g))
      expect(image).toMatch(
        /src="https:\/\/shop\.example\/media\/[^"{]+\/320" width="\d+" height="\d+" alt="[^"]+"/,
      )
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    for (const named of [DESK.brand, DESK.postalAddress]) expect(html).toContain(named)
    expect(Buffer.byteLength(html)).toBeGreaterThan(2_000)
    expect(Buffer.byteLength(html)).toBeLessThan(30_000)
  })
})

const URL_IN_TEXT = /https?:\/\/\S+/g

test('words that people wrote stay words', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&amp;</title><script>'
  const { html = '' } = placedMail(
    { ...DESK, brand: hostile },
    {
      ...order,
      address: { ...order.address, name: hostile },
      payment: { method: 'purchase_order', reference: hostile },
      lines: order.lines.map((line) => ({
        ...line,
        name: hostile,
        artist: hostile,
        imgsrc: `/media/"${hostile}`,
      })),
    },
    OWN,
    INVOICE,
  )
  expect(html.match(/<img[^>]*>/g)).toHaveLength(order.lines.length)
  expect(html).not.toMatch(/<script|<img src=x|<\/title>.*<\/title>/s)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&apos;&amp;amp;')
})

test('an order of 100 lines names 12, and leads to the others', () => {
  const lines = Array.from({ length: 100 }, (_, id) => ({ ...order.lines[0], ...order.lines[id % 3], id }))
  const long = { ...order, lines: lines as typeof order.lines }
  const { text, html = '' } = placedMail(DESK, long, OWN, INVOICE)
  expect(html.match(/<img/g)).toHaveLength(12)
  expect(html).toContain('>And 88 more</a>')
  expect(text).toContain(`And 88 more: https://shop.example/orders/${order.orderId}`)
})

test('an order names the days on which it arrives where somebody has said so', () => {
  const days = { from: '2026-12-03', to: '2026-12-08' }
  expect(placedMail(DESK, { ...order, arrival: days }, OWN, INVOICE).text).toContain(
    '\n\nArrives Dec 3–8\n\n',
  )
  expect(placedMail(DESK, { ...order, arrival: null }, OWN, INVOICE).html).not.toContain('Arrives')
})

test('a picture that is not the shop’s own is not asked for', () => {
  const lines = order.lines.map((line) => ({ ...line, imgsrc: 'https://elsewhere.example/{width}.jpg' }))
  expect(placedMail(DESK, { ...order, lines }, OWN, INVOICE).html).not.toMatch(/<img|elsewhere/)
})

test('what Gmail would cut goes as text alone', () => {
  const blocks = [{ kind: 'text', text: '"'.repeat(20_000) } as const]
  const written = writeLetter(DESK, { preheader: '', heading: null, blocks })
  expect(written).toMatchObject({ html: '', text: expect.stringContaining('"""') })
})
