import type { Browser, Page } from '@playwright/test'
import { leaveMessage, showMessagesOf } from '#tests/support/shop/left-message.ts'
import { openAsCustomer, openAsStaff } from '../session.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

/** Opens what waits as staff, in a browser of their own, by way of the guard. */
const openMessages = async (
  browser: Browser,
  baseURL: string | undefined,
  like: Page,
  ...writers: readonly string[]
) => {
  const viewport = like.viewportSize()
  const context = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  await showMessagesOf(context, ...writers)
  const page = await context.newPage()
  await openAsStaff(page, '/manage/messages?page_size=100')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  return page
}

/** Ends the visit; the list that is read again meanwhile comes to nobody. */
const leave = async (page: Page) => {
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

const card = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })
const button = (page: Page, email: string, name: string) =>
  card(page, email).getByRole('button', { name, exact: true })
const field = (page: Page, email: string) => card(page, email).getByLabel('Your answer')
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test.describe('A message to the designers', () => {
  test('is read and answered by staff, and the visitor gets the answer by mail', { tag: '@phone' }, async ({
    page,
    browser,
    baseURL,
    outbox,
  }) => {
    test.slow()
    const email = makeEmail('writer')
    await page.goto('/cart')
    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('button', { name: 'Live chat' }).click()
    const dialog = page.getByRole('dialog', { name: 'Leave a message' })
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Message').fill('Do you frame?\nAnd do you mat?')
    await dialog.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('dialog', { name: 'Message received' })).toBeVisible()
    const { email: next } = await leaveMessage('Do you ship to Alaska?')

    const staff = await openMessages(browser, baseURL, page, email, next)
    await expect(card(staff, email)).toContainText('Do you frame?\nAnd do you mat?', {
      useInnerText: true,
    })
    await expect(card(staff, email).getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
    await expectAccessible(staff)

    await button(staff, email, `Answer ${email}`).click()
    await expect(field(staff, email)).toBeFocused()
    await button(staff, email, 'Send').click()
    await expect(card(staff, email).getByRole('alert')).toContainText('Form failed client-side validation')
    await expectAccessible(staff)
    await field(staff, email).fill('We do both.')
    await button(staff, email, 'Cancel').click()
    await expect(button(staff, email, `Answer ${email}`)).toBeFocused()
    await expect(card(staff, email)).toContainText('Draft kept')
    await staff.getByRole('link', { name: 'Answered', exact: true }).click()
    await expect(staff.getByRole('link', { name: 'Answered', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(card(staff, email)).toHaveCount(0)
    await staff.goBack()
    await button(staff, email, `Answer ${email}`).click()
    await expect(field(staff, email)).toHaveValue('We do both.')
    await field(staff, email).press('End')
    await field(staff, email).pressSequentially(' In oak.')
    await field(staff, email).press('Control+Enter')

    await expect(notices(staff)).toContainText(`Answer sent to ${email}`)
    await expect(card(staff, email)).toHaveCount(0)
    await expect(button(staff, next, `Answer ${next}`)).toBeFocused()
    await staff.getByRole('link', { name: 'Answered', exact: true }).click()
    await expect(card(staff, email)).toContainText('Answered by staff@aquatint.test')
    await expect(card(staff, email)).toContainText('We do both. In oak.')
    await expectAccessible(staff)

    await outbox.goto('/outbox')
    const mail = outbox.locator('article', { hasText: email })
    await expect(mail.getByRole('heading', { name: 'Re: your message to Aquatint' })).toBeVisible()
    await expect(mail).toContainText('We do both. In oak.')
    await expect(mail).toContainText('> Do you frame?\n> And do you mat?', { useInnerText: true })
    await leave(staff)
  })

  test('is answered once: whoever is second reads who was first', async ({ page, browser, baseURL }) => {
    test.slow()
    const { email } = await leaveMessage('Do you frame?')
    const [one, two] = [
      await openMessages(browser, baseURL, page, email),
      await openMessages(browser, baseURL, page, email),
    ]
    for (const staff of [one, two]) await button(staff, email, `Answer ${email}`).click()
    await field(one, email).fill('We do.')
    await field(two, email).fill('Only in oak.')
    await button(one, email, 'Send').click()
    await expect(notices(one)).toContainText(`Answer sent to ${email}`)
    await button(two, email, 'Send').click()
    await expect(card(two, email).getByRole('status')).toContainText('yours wasn’t sent')
    await expect(card(two, email).getByRole('status')).toContainText('Only in oak.')
    await expect(card(two, email)).toContainText('Answered by staff@aquatint.test')
    await expect(card(two, email)).toContainText('We do.')
    await expectAccessible(two)
    await two.reload()
    await expect(two.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    await expect(card(two, email)).toHaveCount(0)
    for (const staff of [one, two]) await leave(staff)
  })

  test('keeps the words of an answer that could not be sent', async ({ page, browser, baseURL }) => {
    const { email } = await leaveMessage('Do you frame?')
    const staff = await openMessages(browser, baseURL, page, email)
    await button(staff, email, `Answer ${email}`).click()
    await field(staff, email).fill('We do.')
    await staff.context().setOffline(true)
    await button(staff, email, 'Send').click()
    await expect(card(staff, email).getByRole('alert')).toContainText('We couldn’t reach the shop.')
    await staff.context().setOffline(false)
    await expect(field(staff, email)).toHaveValue('We do.')
    await button(staff, email, 'Send').click()
    await expect(notices(staff)).toContainText(`Answer sent to ${email}`)
    await leave(staff)
  })
})

test.describe('The messages', () => {
  test('are for staff', async ({ page }) => {
    await openAsCustomer(page, '/manage/messages')
    await expect(page.getByRole('heading', { name: 'This page requires staff login.' })).toBeVisible()
  })

  test('say that there are none, and that they cannot be read', async ({ page, browser, baseURL }) => {
    const { email } = await leaveMessage('Do you frame?')
    const nobody = await openMessages(browser, baseURL, page)
    await expect(nobody.getByText('No messages are waiting.')).toBeVisible()
    await expectAccessible(nobody)
    await nobody.getByRole('link', { name: 'Answered', exact: true }).click()
    await expect(nobody.getByText('No messages have been answered yet.')).toBeVisible()
    await leave(nobody)

    const staff = await openMessages(browser, baseURL, page, email)
    await button(staff, email, `Answer ${email}`).click()
    await field(staff, email).fill('We do.')
    await button(staff, email, 'Send').click()
    await expect(staff.getByText('No messages are waiting.')).toBeVisible()
    await expect(staff.getByRole('heading', { level: 1 })).toBeFocused()
    await staff.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'Messages' ? route.abort() : route.fallback(),
    )
    await staff.getByRole('link', { name: 'Answered', exact: true }).click()
    await expect(staff.getByRole('alert')).toContainText('We couldn’t load the messages.')
    await expectAccessible(staff)
    await staff.unrouteAll()
    await staff.getByRole('button', { name: 'Retry' }).click()
    await expect(card(staff, email)).toContainText('We do.')
    await leave(staff)
  })
})
