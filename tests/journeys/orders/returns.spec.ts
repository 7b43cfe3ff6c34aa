import type { Browser, Page } from '@playwright/test'
import { CARDS } from '#services/cards/test-cards.ts'
import { bringOrder, deliverOrder, placeOrder, SHIPMENT } from '../../support/shop/place-order.ts'
import { createAccount } from '../../walks/browser/account.ts'
import { makePicture } from '../artists/made-picture.ts'
import { openAsStaff, openSignedIn } from '../session.ts'
import { becomeGuestWithItem } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'
import { comeToPayment, expectConfirmed } from './checkout-steps.ts'

const TEXT = 'The lower left corner is bent.'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const card = (page: Page, id: string) =>
  page
    .getByRole('list', { name: 'Returns' })
    .getByRole('listitem')
    .filter({ hasText: `Return ${id}` })

/** Waits for a mail of this subject to this address. */
const mailTo = async (outbox: Page, email: string, subject: string) => {
  const mail = outbox
    .getByRole('article')
    .filter({ hasText: `to ${email}` })
    .filter({ has: outbox.getByRole('heading', { name: subject, exact: true }) })
  await expect(async () => {
    await outbox.goto('/outbox')
    await expect(mail).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  return mail
}

const openStaff = async (browser: Browser, baseURL: string | undefined, place: string) => {
  const staff = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await openAsStaff(staff, place)
  return staff
}

/** Orders one piece as a guest with a test card, and has it delivered. */
const receiveOrder = async (page: Page, email: string): Promise<string> => {
  await becomeGuestWithItem(page, email)
  await page.goto('/checkout')
  await comeToPayment(page)
  await page.getByLabel('Card number').fill(CARDS.good)
  await page.getByLabel('Expiration').fill('12 / 40')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: /^Place order/ }).click()
  const orderId = await expectConfirmed(page)
  await page.goto(`/orders/${orderId}`)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await bringOrder(orderId, 'produce', SHIPMENT, 'deliver')
  return orderId
}

test('A guest returns what arrived damaged, with a picture, and gets the money back', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const email = makeEmail('guest')
  const orderId = await receiveOrder(page, email)
  const id = `${orderId}-R1`
  const subject = (words: string) => `${words}: Aquatint order ${orderId}`

  await page.reload()
  await page.getByRole('link', { name: 'Return items' }).click()
  await expect(page.getByText('Choose what you’re returning to see your refund.')).toBeVisible()
  await press(page, 'Request return')
  await expect(page.getByText('Choose at least one item.')).toBeVisible()
  await expect(page.getByText('Choose a reason.')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByLabel('Reason').selectOption('Arrived damaged')
  await page.getByLabel('Anything we should know? (optional)').fill(TEXT)
  await press(page, 'Request return')
  await expect(page.getByText('Add a picture that shows the damage.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused()
  await page.getByLabel('Picture files').setInputFiles(await makePicture('corner.jpg'))
  const pictures = page.getByRole('list', { name: 'Pictures to send' })
  await expect(pictures.locator('img')).toBeVisible()
  const sum = (await page.getByText(/^You’ll get back \$/).textContent())?.split(' ').at(-1) ?? ''
  await expectAccessible(page)

  await page.reload()
  await expect(page.getByText('could not be read')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toBeChecked()
  await expect(page.getByLabel('Reason')).toHaveValue('damaged')
  await expect(page.getByLabel('Anything we should know? (optional)')).toHaveValue(TEXT)
  await expect(pictures.getByRole('listitem')).toHaveCount(1)
  await press(page, 'Request return')

  await expect(page.getByText('We have your return request. We’ll email you what to do next.')).toBeVisible()
  await expect(card(page, id)).toContainText('Requested')
  await expect(card(page, id)).toContainText(sum)
  await expect(card(page, id)).toContainText(TEXT)
  await expect(page.getByRole('link', { name: 'Return items' })).toHaveCount(0)
  await expectAccessible(page)
  await expect(await mailTo(outbox, email, subject('We have your return request'))).toContainText(sum)
  const toDecide = outbox
    .getByRole('article')
    .filter({ has: outbox.getByRole('heading', { name: `Return ${id} to decide`, exact: true }) })
  await expect(toDecide).toContainText(`/manage/returns/${id}`)

  const staff = await openStaff(browser, baseURL, '/manage/returns')
  await expect(staff.getByRole('row', { name: new RegExp(id) })).toContainText('Arrived damaged')
  await expectAccessible(staff)
  await staff.getByRole('link', { name: id }).click()
  await expect(card(staff, id)).toContainText(TEXT)
  await staff.getByRole('button', { name: 'Picture 1 of 1' }).click()
  await expect(staff.getByRole('dialog', { name: 'Picture 1 of 1' })).toBeVisible()
  await staff.keyboard.press('Escape')
  await expectAccessible(staff)
  await press(staff, 'Approve')
  await confirm(staff, 'Approve')
  await expect(staff.getByRole('status').filter({ hasText: `Return ${id}: Approved` })).toHaveCount(1)
  await expect(await mailTo(outbox, email, subject('Your return is approved'))).toContainText(id)

  await page.reload()
  await press(page, 'I sent it')
  await page.getByLabel('Carrier (optional)').fill('UPS')
  await page.getByLabel('Tracking number (optional)').fill('1Z 42')
  await confirm(page, 'I sent it')
  await expect(card(page, id)).toContainText('UPS 1Z 42')

  await staff.reload()
  await press(staff, 'Mark as received')
  await confirm(staff, 'Mark as received')
  await press(staff, 'Refund return')
  await expect(staff.getByRole('dialog')).toContainText(`${sum} goes back to the customer`)
  await confirm(staff, 'Refund return')
  await expect(staff.getByRole('status').filter({ hasText: `Return ${id}: Refunded` })).toHaveCount(1)
  await expect(await mailTo(outbox, email, subject('Your refund is on its way'))).toContainText(sum)
  await staff.close()

  await page.reload()
  await expect(card(page, id)).toContainText('Refunded')
  await expect(page.getByRole('list', { name: 'Timeline', exact: true })).toContainText('Refunded')
})

test('A return is withdrawn before it is sent, or declined with a reason, and can be asked for again @phone', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  const customer = await createAccount(makeEmail('customer'))
  const { orderId } = await placeOrder(customer)
  await deliverOrder(orderId)
  await openSignedIn(page, customer, `/orders/${orderId}`)
  const ask = async () => {
    await page.getByRole('link', { name: 'Return items' }).click()
    await page.getByRole('checkbox').check()
    await page.getByLabel('Reason').selectOption('Changed my mind')
    await expect(page.getByRole('button', { name: 'Add pictures' })).toBeVisible()
    await press(page, 'Request return')
  }
  await ask()
  const first = card(page, `${orderId}-R1`)
  await expect(first).toContainText('Requested')
  await first.getByRole('button', { name: 'Withdraw' }).click()
  await confirm(page, 'Withdraw')
  await expect(first).toContainText('Withdrawn')
  await expect(first).toBeFocused()

  await ask()
  const second = card(page, `${orderId}-R2`)
  await expect(second).toContainText('Requested')
  const staff = await openStaff(browser, baseURL, `/manage/returns/${orderId}-R2`)
  await press(staff, 'Decline')
  await staff.getByRole('dialog').getByLabel('Reason').fill('It was made to measure.')
  await confirm(staff, 'Decline')
  await expect(card(staff, `${orderId}-R2`)).toContainText('Declined')
  await staff.close()
  const told = await mailTo(outbox, customer.email, `About your return request: Aquatint order ${orderId}`)
  await expect(told).toContainText('It was made to measure.')
  await page.reload()
  await expect(second).toContainText('It was made to measure.')
  await expect(page.getByRole('link', { name: 'Return items' })).toBeVisible()
})
