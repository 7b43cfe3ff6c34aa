import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { expectConfirmed, fillAddress, fillPurchaseOrder, stepHeading } from '../orders/checkout-steps.ts'
import { addToProject, cartLines, cartLink, giveEmail, openResult, quickView, searchFor } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const WORDS = 'Framed in natural oak, white mat'

test('A guest buys a framed print, by keys too, and reads what it is framed in from the cart to the invoice', {
  tag: '@phone',
}, async ({ page, outbox }) => {
  const email = makeEmail('guest')
  await page.goto('/')
  await searchFor(page, 'mountain')
  await openResult(page, 0)
  const frames = quickView(page).getByRole('group', { name: 'Frame' })
  const price = quickView(page).getByRole('status', { name: 'Price' })
  await expect(frames.getByRole('radio', { name: 'Unframed' })).toBeChecked()
  const unframed = await price.textContent()
  await frames.getByRole('radio', { name: /^Thin white/ }).check({ force: true })
  await page.keyboard.press('ArrowDown')
  await expect(frames.getByRole('radio', { name: /^Natural oak \+\$/ })).toBeChecked()
  const mats = quickView(page).getByRole('group', { name: 'Mat' })
  await mats.getByRole('radio', { name: /^White \+\$/ }).check({ force: true })
  expect(await price.textContent()).not.toBe(unframed)
  const framed = await price.textContent()
  await expectAccessible(page)

  await addToProject(page)
  await giveEmail(page, email)
  await page.keyboard.press('Escape')
  await cartLink(page).click()
  await expect(cartLines(page)).toContainText(WORDS)
  await expect(cartLines(page)).toContainText(framed ?? WORDS)
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(stepHeading(page, 'Where should it go?')).toBeVisible()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('list', { name: 'What you order' })).toContainText(WORDS)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillPurchaseOrder(page)
  await page.getByRole('button', { name: /^Place order · \$/ }).click()
  const orderId = await expectConfirmed(page)
  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Items' })).toContainText(WORDS)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Invoice (PDF)' }).click()
  const invoice = new Uint8Array(await readFile(await (await download).path()))
  const { text } = await extractText(await getDocumentProxy(invoice), { mergePages: true })
  expect(text.replace(/\s+/g, ' ')).toContain(WORDS)

  // A guest's confirmation goes once the order is opened by the first mail.
  await outbox.goto('/outbox')
  const mails = outbox.locator('article', { hasText: email })
  const link = await mails
    .first()
    .getByRole('link', { name: new RegExp(`/orders/${orderId}`) })
    .getAttribute('href')
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible()
  await expect(async () => {
    await outbox.reload()
    await expect(mails.filter({ hasText: WORDS })).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
})
