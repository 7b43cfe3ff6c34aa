import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from '../../../scripts/run.ts'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { addToProject, cartLines, expectInCart, giveEmail, openResult, quickView, tiles } from '../steps.ts'
import { test as base, expect, expectAccessible, makeEmail } from '../visitor.ts'

const TITLES = [
  'Salt & Pepper <b>Still Life</b> &amp; "Quotes"',
  "Robert'); drop table images;--",
  '<img src=x onerror="document.title=1">',
  'שלום עולם',
  '富嶽三十六景 神奈川沖浪裏',
  `A Title that Goes On ${'and on '.repeat(100)}`.trim(),
]

const rows = TITLES.map((title, n) => ({
  id: `row-${n}`,
  title,
  artist: 'Made Up',
  max_width: 40,
  max_height: 30,
}))

const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openTestShop({ SEED: 'none' }, async (dataDir) => {
        const file = join(dataDir, 'catalogue.jsonl')
        await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))
        const code = await runScript('services/content/import/main.ts', [file, '--publish'], {
          DATA_DIR: dataDir,
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

test('An imported title stands in the shop exactly as it was written', async ({ page }) => {
  await page.goto('/search')
  await expect(tiles(page)).toHaveCount(TITLES.length)
  await expectAccessible(page)
  for (let n = 0; n < TITLES.length; n++) {
    await page.goto(`/search?q=row-${n}`)
    expect(await openResult(page, 0)).toBe(TITLES[n])
    await expect(page).toHaveTitle(/Aquatint/)
  }
})

test('A picture of which only a plate was imported can be bought like any other', async ({ page }) => {
  await page.goto('/search?q=row-0')
  await openResult(page, 0)
  const plate = quickView(page).locator('img').first()
  await expect.poll(() => plate.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await addToProject(page)
  await giveEmail(page, makeEmail('guest'))
  await expectInCart(page, 1)
  await page.goto('/cart')
  await expect(cartLines(page).getByRole('heading', { name: TITLES[0] ?? '' })).toBeVisible()
  await expectAccessible(page)
})
