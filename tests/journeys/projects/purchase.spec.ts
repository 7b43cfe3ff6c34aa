import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { orderByPurchaseOrder } from '../orders/checkout-steps.ts'
import { addToProject, cartLink, expectInCart, openResult, searchFor, signUp } from '../steps.ts'
import { expect, makeEmail, test } from '../visitor.ts'

// Spec 1.6, 2.24
test('A customer buys what they found, from the search to the invoice, and finds it under Orders', async ({
  page,
  outbox,
}) => {
  const email = makeEmail('customer')
  await signUp(page, email)
  await searchFor(page, 'mountain')
  const title = await openResult(page, 0)
  await addToProject(page)
  await expectInCart(page, 1)
  await page.keyboard.press('Escape')
  await cartLink(page).click()
  await page.getByRole('link', { name: 'Check out' }).click()
  const orderId = await orderByPurchaseOrder(page)
  await expectInCart(page, 0)

  await page.getByRole('link', { name: 'View order' }).click()
  await expect(page.getByRole('heading', { name: `Order #${orderId}` })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Invoice (PDF)' }).click()
  const invoice = new Uint8Array(await readFile(await (await download).path()))
  const { text } = await extractText(await getDocumentProxy(invoice), { mergePages: true })
  for (const words of [orderId, title, 'PO 118', email]) expect(text).toContain(words)

  await outbox.goto('/outbox')
  const mail = outbox.locator('article', { hasText: email })
  await expect(mail).toHaveCount(1)
  await expect(mail).toContainText(title)
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: new RegExp(orderId) }).first()).toBeVisible()
})
