import type { Page } from '@playwright/test'
import { openAsCustomer, openAsStaff, openSignedIn } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'
import { makePicture } from './made-picture.ts'

const ARTIST = { email: 'artist@aquatint.test', password: 'aquatint-demo' }
const NAME = 'Isaura Quintero-Bex'

/** In letters: digits in a row would be refused. */
const mark = () =>
  Date.now()
    .toString(36)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const message = (page: Page, words: string) =>
  page.getByRole('list', { name: 'Messages' }).getByRole('listitem').filter({ hasText: words })

// There is one artist to write as: staff's side is walked once at a time.
test.describe.configure({ mode: 'serial' })

// Spec 2.34
test('An artist writes, staff read and answer, and the artist reads the answer and its mail', async ({
  page,
  browser,
  baseURL,
  outbox,
}) => {
  test.slow()
  const words = `Where is my W-8? (${mark()})`
  const answer = `In the post since ${mark()}.`
  await openSignedIn(page, ARTIST, '/artist/message')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expectAccessible(page)
  await send(page).click()
  await expect(page.getByText('Form failed client-side validation')).toBeVisible()
  await field(page).fill('  ')
  await send(page).click()
  await expect(field(page)).toHaveAccessibleErrorMessage('Write a message.')

  // What is typed survives a reload.
  await field(page).fill(words)
  await expect(page.getByText(`${words.length} of 4,000 characters`)).toBeVisible()
  await page.reload()
  await expect(field(page)).toHaveValue(words)
  // What cannot go is named with its reason, and what can goes with the message, through a reload too.
  const picture = await makePicture()
  const files = page.getByLabel('Picture files')
  await files.setInputFiles([
    { name: 'notes.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('nothing') },
  ])
  await expect(page.getByText('notes.gif: Choose a JPEG, PNG, or WebP.')).toBeVisible()
  await expect(page.getByText(/broken\.png: This file is damaged/)).toBeVisible()
  await files.setInputFiles([picture, await makePicture()])
  const toSend = page.getByRole('list', { name: 'Pictures to send' }).locator('img')
  await expect(toSend).toHaveCount(2)
  await page.reload()
  await expect(field(page)).toHaveValue(words)
  await expect(toSend).toHaveCount(2)
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('artist-pictures.png'), fullPage: true })
  await page.getByRole('button', { name: 'Remove picture.jpg' }).first().click()
  await expect(toSend).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Remove picture.jpg' })).toBeFocused()
  await send(page).dblclick()
  await expect(page.getByText('Message sent')).toBeVisible()
  await expect(toSend).toHaveCount(0)
  await expect(field(page)).toHaveValue('')
  await expect(message(page, words)).toHaveCount(1)
  await expect(message(page, words)).toContainText('Not read yet')
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('artist-sent.png'), fullPage: true })

  const viewport = page.viewportSize()
  const staffContext = await browser.newContext({ baseURL, viewport, reducedMotion: 'reduce' })
  const staff = await staffContext.newPage()
  await openAsStaff(staff, '/manage/messages')
  await staff.getByRole('navigation', { name: 'Messages' }).getByRole('link', { name: 'Artists' }).click()
  const row = staff.getByRole('list', { name: 'Artists' }).getByRole('listitem').filter({ hasText: words })
  await expect(row).toContainText('unread')
  await expectAccessible(staff)
  await staff.screenshot({ path: test.info().outputPath('staff-list.png'), fullPage: true })
  await row.getByRole('link', { name: NAME }).click()
  await expect(message(staff, words)).toContainText('New')
  await expect(staff.getByRole('heading', { level: 2 }).getByRole('link', { name: NAME })).toHaveAttribute(
    'href',
    /\/manage\/artist-profile\/\d+$/,
  )
  await message(staff, words).getByRole('button', { name: 'Picture 1 of 1' }).click()
  const large = staff.getByRole('dialog').locator('img')
  await expect(large).toHaveAttribute('src', /^data:image\/jpeg/)
  await expectAccessible(staff)
  await staff.keyboard.press('Escape')
  await expect(staff.getByRole('button', { name: 'Picture 1 of 1' }).first()).toBeFocused()
  await field(staff).fill(answer)
  await send(staff).click()
  await expect(message(staff, answer)).toContainText('staff@aquatint.test')
  await expectAccessible(staff)
  await staff.screenshot({ path: test.info().outputPath('staff-thread.png'), fullPage: true })

  // What is new is counted on the home page and in the navigation, until it was read.
  await page.goto('/artist')
  const balance = page.getByRole('navigation', { name: 'Your balance and art' })
  await expect(balance.getByRole('link', { name: /^Unread messages [1-9]/ })).toBeVisible()
  const places = page.getByRole('navigation', { name: 'Artist portal' })
  const counted = places.getByRole('link', { name: /^Messages \d+ unread$/ })
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('artist-home-unread.png'), fullPage: true })
  await counted.click()
  await expect(message(page, answer)).toBeVisible()
  await expect(places.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await expect(message(page, answer)).not.toContainText('staff@')
  await expect(message(page, words)).toContainText(/Read /)
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('artist-answer.png'), fullPage: true })
  await outbox.goto('/outbox')
  await expect(outbox.getByText(answer).first()).toBeVisible()
  await expect(outbox.getByText(words)).toHaveCount(1)
  await expect(outbox.getByText('A picture came with this message.').first()).toBeVisible()

  // The answer is not new any more, and staff are told that it was read.
  await page.reload()
  await expect(message(page, answer)).not.toContainText('New')
  await staff.reload()
  await expect(message(staff, answer)).toContainText(/Read /)
  await staffContext.close()
})

test('A number that belongs in a form is refused at the field, with the way there, and is not kept', {
  tag: '@phone',
}, async ({ page }) => {
  await openSignedIn(page, ARTIST, '/artist/message')
  await field(page).fill('My SSN is 078-05-1121, thanks')
  await expect(field(page)).toHaveAccessibleErrorMessage(/looks like a tax number/)
  await expect(page.getByRole('link', { name: 'Go to your tax form' })).toHaveAttribute(
    'href',
    '/artist/account/tax',
  )
  await expectAccessible(page)
  await page.screenshot({ path: test.info().outputPath('number.png'), fullPage: true })
  await send(page).click()
  await expect(field(page)).toBeFocused()
  await page.reload()
  await expect(field(page)).toHaveValue('My SSN is [number removed], thanks')
  await field(page).fill('Pay me at GB82 WEST 1234 5698 7654 32')
  await expect(page.getByRole('link', { name: 'Go to your payment form' })).toHaveAttribute(
    'href',
    '/artist/account/payment',
  )
  await field(page).fill('')
  await expect(field(page)).not.toHaveAccessibleErrorMessage(/looks like/)
})

test('Two tabs with the same words send them once', async ({ page, context }) => {
  const words = `Twice? ${mark()}`
  await openSignedIn(page, ARTIST, '/artist/message')
  await expect(field(page)).toBeVisible()
  // Both have read the thread as it is.
  const second = await context.newPage()
  await second.goto('/artist/message')
  await expect(second.getByRole('progressbar')).toHaveCount(0)
  await field(second).fill(words)
  await field(page).fill(words)
  await send(page).click()
  await expect(message(page, words)).toBeVisible()
  await send(second).click()
  await expect(field(second)).toHaveValue('')
  await expect(message(second, words)).toHaveCount(1)
})

test('Somebody who is no artist is told how to apply', async ({ page }) => {
  await openAsCustomer(page, '/artist/message')
  await expect(page.getByRole('link', { name: 'Apply to sell' })).toHaveAttribute('href', '/artist/apply')
  await expectAccessible(page)
})

test('Staff write to an artist from the page of their profile', async ({ page }) => {
  await openAsStaff(page, '/manage/messages?artists=1')
  await page.getByRole('link', { name: 'Message an artist' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Artist profiles' })).toBeVisible()
  await page.getByRole('link', { name: NAME }).first().click()
  await page.getByRole('region', { name: 'Application' }).getByRole('link', { name: 'Message' }).click()
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible()
  await expect(field(page)).toBeVisible()
})
