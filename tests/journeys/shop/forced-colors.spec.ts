import type { Locator } from '@playwright/test'
import { openResult, quickView, tiles } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test.use({ contextOptions: { forcedColors: 'active' } })

/** Reads how a choice looks, whatever it holds. */
const look = (choice: Locator) =>
  choice.evaluate((element) => {
    const label = element.closest('label') ?? element
    const { backgroundColor, borderColor, outlineStyle, outlineColor } = getComputedStyle(label)
    return [backgroundColor, borderColor, outlineStyle, outlineColor].join(' ')
  })

const expectToldApart = async (group: Locator) => {
  const chosen = group.getByRole('radio', { checked: true }).first()
  const other = group.getByRole('radio', { checked: false, disabled: false }).first()
  await expect(chosen).toBeAttached()
  await expect(other).toBeAttached()
  expect(await look(chosen)).not.toBe(await look(other))
}

/** Reads the signs that can be seen. */
const signs = (price: Locator) =>
  price.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    let seen = ''
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (parentElement?.checkVisibility({ visibilityProperty: true })) seen += textContent
    }
    return seen.length
  })

test('Forced colours show what is chosen, and how much each picture costs', async ({ page }) => {
  await page.goto('/search?q=mountain')
  await expect(tiles(page).first()).toBeVisible()
  const prices = page.getByRole('img', { name: /^Price \d of 4/ })
  const told = await prices.evaluateAll((all) => all.map((one) => Number(one.ariaLabel?.slice(6, 7))))
  expect(new Set(told).size).toBeGreaterThan(1)
  for (const [index, price] of told.entries()) expect(await signs(prices.nth(index))).toBe(price)
  await openResult(page, 0)
  for (const name of ['Substrate', 'Size'])
    await expectToldApart(quickView(page).getByRole('group', { name }))
  await expectAccessible(page)
  await page.goto('/images/aq-001601')
  for (const name of ['Substrate', 'Size']) await expectToldApart(page.getByRole('group', { name }))
  await page.getByRole('tab', { name: 'On a wall' }).click()
  const wall = page.getByRole('tabpanel', { name: 'On a wall' })
  await expect(wall.getByRole('group').first()).toBeVisible()
  for (const group of await wall.getByRole('group').all()) await expectToldApart(group)
})
