import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText, getDocumentProxy } from 'unpdf'
import { placeOrder } from '../../support/shop/place-order.ts'
import { createAccount } from '../../walks/browser/account.ts'
import { openAsStaff, openSignedIn } from '../session.ts'
import { cartLines, PASSWORD, signIn } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const LINES = [
  { imageId: 'aq-001601', width: 18, height: 24, substrate: 'print', quantity: 2 },
  { imageId: 'aq-001602', width: 18, height: 24, substrate: 'print', quantity: 1 },
]

const now = (page: Page) =>
  page.getByRole('list', { name: 'Timeline' }).getByRole('listitem').and(page.locator('[aria-current=step]'))

/** Presses a button of the order, and the same button in the dialog. */
const change = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Waits for the mail about an order that says this. */
const mailTo = async (outbox: Page, email: string, orderId: string, said = '') => {
  const subject = outbox.getByRole('heading', { name: `Your Aquatint order ${orderId}${said}`, exact: true })
  const mail = outbox
    .getByRole('article')
    .filter({ hasText: `to ${email}` })
    .filter({ has: subject })
  await expect(async () => {
    await outbox.goto('/outbox')
    await expect(mail).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
  return mail
}

const textOf = async (pdf: Uint8Array) =>
  (await extractText(await getDocumentProxy(pdf), { mergePages: true })).text

test.describe('An order', () => {
  // Spec 2.26, 2.27
  test('goes its way by what staff do, tells its customer by mail, and is ordered again or cancelled', async ({
    page,
    browser,
    baseURL,
    outbox,
  }) => {
    const customer = await createAccount(makeEmail('customer'))
    const { orderId } = await placeOrder(customer, LINES)

    await openSignedIn(page, customer, '/orders')
    const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').filter({ hasText: orderId })
    await expect(row).toContainText('Placed')
    await expect(row).toContainText('3 pieces')
    await expect(row.getByRole('img')).toHaveCount(2)
    await expectAccessible(page)
    await row.getByRole('link').click()
    await expect(page).toHaveTitle(`Order #${orderId} · Aquatint`)
    await expect(now(page)).toContainText('Placed')
    await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(2)
    const total = await page
      .getByRole('region', { name: 'Order summary' })
      .getByRole('definition')
      .last()
      .textContent()
    await expectAccessible(page)

    const staff = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await openAsStaff(staff, '/orders')
    await staff.getByRole('switch', { name: 'All orders' }).check()
    await expect(staff).toHaveURL(/\/orders\?all=1$/)
    const theirs = staff.getByRole('listitem').filter({ hasText: orderId })
    await expect(theirs).toContainText(customer.email)
    await expectAccessible(staff)
    await theirs.getByRole('link').click()
    await change(staff, 'Mark as paid')
    await expect(now(staff)).toContainText('Paid')
    await change(staff, 'Start production')
    await expect(now(staff)).toContainText('In production')
    await change(staff, 'Ship')
    await expect(staff.getByLabel('Carrier')).toBeFocused()
    await expect(staff.getByText('Please fill out this field.')).toHaveCount(2)
    await staff.getByLabel('Carrier').fill('UPS')
    await staff.getByLabel('Tracking number').fill('1Z 999 AA1')
    await expectAccessible(staff)
    await staff.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
    await expect(now(staff)).toContainText('Shipped')

    // The customer's page is still the old one: it says that cancelling is refused, and shows the order as it
    // is.
    await change(page, 'Cancel order')
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toBeVisible()
    await expect(page.getByText('on its way with UPS, tracking number 1Z 999 AA1')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
    await change(staff, 'Mark as delivered')
    await page.reload()
    await expect(now(page)).toContainText('Delivered')

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Invoice (PDF)' }).click()
    const saved = await download
    expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
    const invoice = await textOf(new Uint8Array(await readFile(await saved.path())))
    expect(invoice).toContain(orderId)
    expect(invoice).toContain(`Total ${total}`)
    expect(invoice).toContain('Paid on ')

    const confirmed = await mailTo(outbox, customer.email, orderId)
    const attached = (await confirmed.getByRole('link', { name: /\.pdf$/ }).getAttribute('href')) ?? ''
    const sent = await textOf(new Uint8Array(Buffer.from(attached.split(',')[1] ?? '', 'base64')))
    expect(sent).toContain(`Total ${total}`)
    expect(sent).toContain('Due under purchase order PO-118')
    const sentOff = await mailTo(outbox, customer.email, orderId, ' is on its way')
    await expect(sentOff).toContainText('1Z 999 AA1')
    // The mail shows what was bought, and leads to where the parcel is.
    await sentOff.locator('iframe').scrollIntoViewIfNeeded()
    const letter = sentOff.frameLocator('iframe')
    await expect(letter.getByRole('img')).toHaveCount(2)
    await expect
      .poll(() =>
        letter
          .getByRole('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0)
    await expect(letter.getByRole('link', { name: 'Track your package' })).toHaveAttribute(
      'href',
      'https://www.ups.com/track?tracknum=1Z999AA1',
    )
    await expectAccessible(outbox)
    await outbox.goto('/outbox/templates')
    await expectAccessible(outbox)

    await page.getByRole('button', { name: 'Order again' }).click()
    await expect(page).toHaveURL(/\/projects\/\d+$/)
    await expect(cartLines(page)).toHaveCount(2)

    const second = await placeOrder(customer)
    await page.goto(`/orders/${second.orderId}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Keep order' }).click()
    await expect(now(page)).toContainText('Placed')
    await change(page, 'Cancel order')
    await expect(now(page)).toContainText('Canceled')
    await expect(page.getByText('You owe nothing.')).toBeFocused()
    await mailTo(outbox, customer.email, second.orderId, ' was canceled')
  })

  test("of a guest opens by the mail's link, not by its number alone", async ({
    page,
    browser,
    baseURL,
    outbox,
  }) => {
    const guest = makeEmail('guest')
    const { orderId } = await placeOrder({ guest })
    const mail = await mailTo(outbox, guest, orderId)
    const link = new URL((await mail.getByRole('link').first().getAttribute('href')) ?? '')
    await page.goto(link.pathname + link.search)
    await expect(now(page)).toContainText('Placed')
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`))
    await page.reload()
    await expect(now(page)).toContainText('Placed')
    await expectAccessible(page)
    const tomorrow = await page.context().newPage()
    await tomorrow.clock.install({ time: Date.now() + 86_400_000 })
    await tomorrow.goto(`/orders/${orderId}`)
    await expect(now(tomorrow)).toContainText('Placed')
    await tomorrow.close()
    // Opening the order from its mail confirms that address.
    await outbox.goto('/outbox')
    const mails = outbox.getByRole('article').filter({ hasText: `to ${guest}` })
    await expect(mails).toHaveCount(2)
    await expect(mails.first()).toContainText('Your invoice is attached.')

    const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await stranger.goto(`/orders/${orderId}`)
    await expect(stranger.getByRole('heading', { name: 'Not Found' })).toBeVisible()
    await expectAccessible(stranger)
    await stranger.goto('/orders')
    await expect(stranger.getByText('This page requires login.')).toBeVisible()
  })

  test('of a guest is kept in a new account by one password', { tag: '@phone' }, async ({ page }) => {
    const guest = makeEmail('guest')
    const order = await placeOrder({ guest })
    const other = await placeOrder({ guest })
    await page.goto(`/checkout/confirmation/${order.orderId}?cart=${order.cartToken}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Keep this order: choose a password' })).toBeVisible()
    await expectAccessible(page)
    const create = main.getByRole('button', { name: 'Create account' })
    await main.getByLabel('Password').fill('password')
    await create.click()
    await expect(main.getByText('This password is too common.')).toBeVisible()
    await main.getByLabel('Password').fill(PASSWORD)
    await create.click()
    await expect(main.getByText('This order is saved in your account.')).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('link', { name: 'See your orders' }).click()
    await expect(main.getByRole('link', { name: new RegExp(order.orderId) }).first()).toBeVisible()
    // An order of the same email that this browser cannot open stays where it is.
    await expect(main.getByText(other.orderId)).toBeHidden()
    await page.goto(`/orders/${other.orderId}`)
    await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible()
  })

  test('of a guest who has an account is kept there once they sign in', async ({ page }) => {
    const account = await createAccount(makeEmail('guest'))
    const { orderId, cartToken } = await placeOrder({ guest: account.email })
    await page.goto(`/checkout/confirmation/${orderId}?cart=${cartToken}`)
    const main = page.getByRole('main')
    await main.getByLabel('Password').fill(PASSWORD)
    await main.getByRole('button', { name: 'Create account' }).click()
    await main.getByRole('link', { name: 'Sign in to keep this order' }).click()
    await expect(main.getByLabel('Email')).toHaveValue(account.email)
    await signIn(page, account.email, account.password)
    await expect(main.getByText('This order is saved in your account.')).toBeVisible()
    await page.reload()
    await expect(main.getByText('This order is saved in your account.')).toBeVisible()
    await page.goto(`/orders/${orderId}`)
    await expect(now(page)).toContainText('Placed')
  })

  test('of a guest opens on another device by its number and email', { tag: '@phone' }, async ({ page }) => {
    const guest = makeEmail('guest')
    const { orderId } = await placeOrder({ guest })
    await page.goto(`/orders/${orderId}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Find your order' }).click()
    await expectAccessible(page)
    const find = main.getByRole('button', { name: 'Find order' })
    await main.getByLabel('Order number').fill(orderId.toLowerCase().replace('-', ''))
    await main.getByLabel('Email').fill(makeEmail('another'))
    await find.click()
    await expect(main.getByText('No guest order matches that number and email.')).toBeVisible()
    await expectAccessible(page)
    expect(page.url()).toMatch(/\/orders\/find$/)
    await main.getByLabel('Email').fill(guest)
    await find.click()
    await expect(now(page)).toContainText('Placed')
    await expect(page).toHaveURL(new RegExp(`/orders/${orderId}$`))
    await page.reload()
    await expect(now(page)).toContainText('Placed')
  })
})
