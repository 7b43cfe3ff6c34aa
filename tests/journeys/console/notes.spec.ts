import type { BrowserContext, Page } from '@playwright/test'
import { signInStaff } from '#tests/support/shop/as-staff.ts'
import { comeAs, createColleague } from '#tests/support/shop/colleague.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../session.ts'
import { signIn } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'New note *' })
const addNote = (page: Page) => page.getByRole('button', { name: 'Add note' })
const notes = (page: Page) => page.getByRole('list', { name: 'Notes' }).getByRole('listitem')
const mentions = (page: Page) => page.getByRole('list', { name: 'Unread mentions' }).getByRole('listitem')
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** Opens a record in another tab, as another one of the staff. */
const openAsColleague = async (context: BrowserContext, path: string) => {
  const colleague = await createColleague()
  await comeAs(context, colleague)
  const page = await context.newPage()
  await openAsStaff(page, path)
  return { page, email: colleague.email }
}

test.describe('A note on a record', () => {
  test.skip(
    process.env.SHOP_SERVICE_KEY !== undefined,
    'A colleague’s token is signed by the secret of the shop that the tests open themselves.',
  )

  test('that names a colleague is on their home until they have read it', { tag: '@phone' }, async ({
    page,
    browser,
  }) => {
    test.slow()
    const artist = await createArtist()
    const context = await browser.newContext({
      baseURL: process.env.SHOP_URL,
      viewport: page.viewportSize(),
      reducedMotion: 'reduce',
    })
    const { page: theirs, email } = await openAsColleague(context, artist.path)
    await expect(theirs.getByText('No notes yet.')).toBeVisible()
    await expectAccessible(theirs)
    await field(theirs).fill('Wants a call, @stuff.')
    await addNote(theirs).click()
    await expect(field(theirs)).toHaveAccessibleErrorMessage('No colleague is called @stuff.')
    await expect(field(theirs)).toBeFocused()
    await expectAccessible(theirs)
    await field(theirs).fill('Wants a call, @staff.')
    await field(theirs).press('Control+Enter')
    await expect(notices(theirs)).toContainText('Note added')
    await expect(field(theirs)).toHaveValue('')
    await expect(notes(theirs)).toContainText(['Wants a call, @staff.'])
    await expect(notes(theirs).getByText('@staff', { exact: true })).toBeVisible()
    await context.close()

    await openAsStaff(page, '/manage')
    const own = mentions(page).filter({ hasText: artist.name })
    await expect(own).toContainText(`${email} on artist ${artist.name}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Unread mentions' }).click()
    await expect(page).toHaveURL(/\/manage#mentions$/)
    await expect(own).toBeInViewport()
    await own.getByRole('link', { name: artist.name }).click()
    await expect(notes(page)).toContainText([email])
    await expect(notes(page).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
    await page.goBack()
    const marked = page.waitForResponse(
      (answer) => answer.request().postData()?.includes('ReadMention') ?? false,
    )
    await own.getByRole('button', { name: /^Mark as read/ }).click()
    await expect(own).toHaveCount(0)
    await marked
    await page.reload()
    await expect(page.getByRole('region', { name: 'Mentions' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(own).toHaveCount(0)
  })
})

test('What is noted on a record stays through a lapsed session, and is deleted by its author', {
  tag: '@phone',
}, async ({ page, context }) => {
  const artist = await createArtist()
  await openAsStaff(page, artist.path)
  await field(page).fill('x'.repeat(1_999))
  await expect(page.getByText('1 character left.')).toBeVisible()
  await field(page).fill('Called on Monday.')
  await context.clearCookies()
  await page.route('**/graphql', (route) =>
    route.request().postDataJSON().operationName === 'AddNote'
      ? route.fulfill({
          json: { errors: [{ message: 'Expired.', extensions: { code: 'UNAUTHENTICATED' } }] },
        })
      : route.fallback(),
  )
  await addNote(page).click()
  await expect(page.getByText('This page requires staff login.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'staff@aquatint.test', 'aquatint-demo')
  await expect(field(page)).toHaveValue('Called on Monday.')
  await addNote(page).click()
  await expect(notes(page)).toHaveCount(1)
  await notes(page)
    .getByRole('button', { name: /^Delete your note/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Delete this note?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect(notes(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No notes yet.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Notes' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('No notes yet.')).toBeVisible()
})

test.describe('Notes that cannot be read', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED/] })

  test('come by Retry, and those before the latest 50 on demand', async ({ page }) => {
    const artist = await createArtist()
    const ask = await signInStaff()
    for (let each = 1; each <= 51; each++)
      await ask('POST', `/api/artist/${artist.id}/notes/`, { text: `Note ${each}.` })
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON().operationName === 'RecordNotes' ? route.abort() : route.fallback(),
    )
    await openAsStaff(page, artist.path)
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the notes.')
    await expectAccessible(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(notes(page)).toHaveCount(50)
    await expect(notes(page).first()).toContainText('Note 51.')
    await page.getByRole('button', { name: 'More notes' }).click()
    const earlier = page.getByRole('list', { name: 'Earlier notes' }).getByRole('listitem')
    await expect(earlier).toContainText(['Note 1.'])
    await expectAccessible(page)
    await field(page).fill('Note 52.')
    await addNote(page).click()
    await expect(notes(page).first()).toContainText('Note 52.')
    await expect(earlier).toContainText(['Note 2.', 'Note 1.'])
  })
})
