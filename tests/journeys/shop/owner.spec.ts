import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runScript } from '../../../scripts/run.ts'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { shoot } from '../shoot.ts'
import {
  addToProject,
  cartLines,
  expectInCart,
  giveEmail,
  openResult,
  quickView,
  searchFor,
  summary,
} from '../steps.ts'
import { test as base, expect, expectAccessible, makeEmail } from '../visitor.ts'

const CATALOGUE = join(root, 'docs/examples/catalogue.jsonl')

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path fill="#7a1f3d" d="M0 0h240v60H0z"/></svg>'

/** A print costs 1,000 dollars whatever its size, and its shipping 77. */
const SHOP = {
  brand: { name: 'Harbor Prints', phone: '207 555 0100' },
  logo: 'logo.svg',
  colors: { accent: '#7a1f3d' },
  prices: { print: { base: '1000', perSquareInch: '0.01', shippingPerSquareFoot: 0 } },
  tiers: { 1: 1, 2: 1, 3: 1, 4: 1 },
  discounts: [{ quantity: 3, percent: 50 }],
  shipping: { base: 77, freeAbove: null },
}

/** A shop whose owner has written shop.json, and brought the pictures of the guide. */
const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openTestShop({ SEED: 'none' }, async (folder) => {
        await writeFile(join(folder, 'shop.json'), JSON.stringify(SHOP))
        await writeFile(join(folder, 'logo.svg'), LOGO)
        const code = await runScript('services/content/import/main.ts', [CATALOGUE, '--publish'], {
          ...{ DATA_DIR: folder, SHOP_DIR: folder },
        })
        if (code !== 0) throw new Error(`The import ended with code ${code}.`)
      })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

// Issue 19, line 2
test('An owner’s brand, logo and colors are on every page, and what is read there is accessible', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Harbor Prints')
  const logo = page.getByRole('banner').getByRole('img', { name: 'Harbor Prints' })
  await expect(logo).toBeVisible()
  const [natural, { width = 0, height = 1 } = {}] = await Promise.all([
    logo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight),
    logo.boundingBox().then((box) => box ?? undefined),
  ])
  expect(natural).toBe(4)
  expect(width / height).toBeCloseTo(4, 1)
  await expectAccessible(page)
  await shoot(page, 'owner-home')

  await page.goto('/accounts/login')
  const button = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(button).toHaveCSS('background-color', 'rgb(122, 31, 61)')
  await expectAccessible(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
})

test('An owner’s price stands beside the picture, in the cart and in its sums', async ({ page }) => {
  await page.goto('/')
  await searchFor(page, 'harbor')
  await openResult(page, 0)
  await expect(quickView(page)).toContainText(/\$1,00\d\.\d\d/)
  await addToProject(page)
  await giveEmail(page, makeEmail('owner'))
  await expectInCart(page, 1)
  await page.goto('/cart')
  await expect(cartLines(page).first()).toContainText(/\$1,00\d\.\d\d/)
  await expect(summary(page)).toContainText('$77.00')
  // Never free: nobody is told how much is lacking.
  await expect(page.getByText(/free shipping/i)).toHaveCount(0)
  await shoot(page, 'owner-cart')
})

test('The home of a small catalogue has no row without pictures', async ({ page }) => {
  await page.goto('/')
  const rows = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('link', { name: /^See all/ }) })
  await expect(rows.filter({ hasText: 'New arrivals' }).getByRole('listitem').first()).toBeVisible()
  for (const row of await rows.all()) await expect(row.getByRole('listitem')).not.toHaveCount(0)
})

test('The government’s home shows the owner’s discounts', async ({ page, shop }) => {
  await page.goto(shop.url.replace('//localhost', '//gov.localhost'))
  const table = page.getByRole('table').filter({ hasText: 'Pieces in the project' })
  await expect(table.getByRole('row', { name: '3 or more 50%' })).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(2)
})
