import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addLogo } from '#host/web/logo.ts'
import { createPageTemplate } from '#host/web/page.ts'
import { RETURN_DAYS } from '#services/main/orders/returns/refundable.ts'
import { createFolder, createSettings } from '#tests/support/services/settings.ts'

const SHELL = '<head><meta name="theme-color" content="#ffffff" /><title>x</title><!--settings--></head>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>'

function openShop(file: object) {
  const folder = createFolder()
  writeFileSync(join(folder, 'logo.svg'), SVG)
  writeFileSync(join(folder, 'shop.json'), JSON.stringify(file))
  const settings = createSettings({ SHOP_DIR: folder })
  const html = createPageTemplate(settings, SHELL).render({ hostname: 'localhost', url: '/' })
  const told = JSON.parse(/id="settings">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  return { settings, html, told }
}

test('a page has the owner’s brand, colors, logo, discounts and where shipping is free', () => {
  const { html, told } = openShop({
    brand: { name: 'Harbor Prints' },
    logo: 'logo.svg',
    colors: { accent: '#7a1f3d', wall: '#fffdf8' },
    discounts: [{ quantity: 5, percent: 10 }],
    shipping: { freeAbove: 250 },
  })
  expect(html).toContain('<title>Harbor Prints</title>')
  expect(html).toContain('<meta name="theme-color" content="#fffdf8"')
  expect(html).toContain(
    '<style>:root{--chakra-colors-wall:#fffdf8;--chakra-colors-accent:#7a1f3d;--chakra-colors-accent-hover:#5c172e}</style>',
  )
  expect(told).toMatchObject({
    brand: 'Harbor Prints',
    logo: { url: expect.stringMatching(/^\/brand\/logo-\w+\.svg$/), width: 120, height: 40 },
    volumeDiscounts: [{ quantity: 5, percent: 10 }],
    freeShippingOver: 25_000,
  })
})

test('without a file it has ours, and no style of its own', () => {
  const { html, told } = openShop({})
  expect(html).not.toContain('<style>')
  expect(told.logo).toBeNull()
  expect(told).toMatchObject({ freeShippingOver: 50_000, returnDays: RETURN_DAYS })
  expect(told.volumeDiscounts).toEqual([
    { quantity: 10, percent: 5 },
    { quantity: 25, percent: 10 },
    { quantity: 50, percent: 15 },
    { quantity: 100, percent: 20 },
  ])
})

test('the logo is answered as it is, for a year, and may do nothing as a page of its own', async () => {
  const { settings, told } = openShop({ logo: 'logo.svg' })
  const app = fastify()
  addLogo(app, settings)
  const { body, headers } = await app.inject(told.logo.url)
  expect(body).toBe(SVG)
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect((await app.inject('/brand/logo.svg')).statusCode).toBe(404)
})
