import type { Browser, Page } from '@playwright/test'
import { openAsCustomer, openAsStaff } from '../session.ts'
import { addToProject, openResult, searchFor } from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

const openReport = async (page: Page) => {
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' })
const noteField = (page: Page) => dialog(page).getByLabel('What went wrong?')
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Send report' }).click()
const received = (page: Page) => page.getByRole('dialog', { name: 'Report received' })

/** Opens the reports as staff, in a browser of their own, by way of the guard. */
const openReports = async (browser: Browser, baseURL: string | undefined, like: Page) => {
  const context = await browser.newContext({
    baseURL,
    viewport: like.viewportSize(),
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await openAsStaff(page, '/manage/reports')
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  return page
}

test.describe('A problem', () => {
  test.use({ expectedNoise: [/Failed to load resource|ERR_INTERNET_DISCONNECTED/] })

  test('is reported by the visitor who met it, and staff see it happen again', { tag: '@phone' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    // Two visits run one after the other, and axe checks a large drawing.
    test.slow()
    const email = makeEmail('customer')
    await openAsCustomer(page, '/', email)
    await searchFor(page, 'mountain')
    await openResult(page, 0)
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'CreateCart' ? route.abort() : route.fallback(),
    )
    await addToProject(page)
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Please try again.')
    await openReport(page)
    const note = `It was not added, said ${email.split('@')[0]}`
    await noteField(page).fill(note)
    await expectAccessible(page)
    const recorded = dialog(page).getByRole('region', { name: 'Recorded events' })
    await expect(recorded).toBeHidden()
    await dialog(page).getByText('What’s sent with your report').focus()
    await page.keyboard.press('Enter')
    await expect(recorded).toContainText('createCart refuses')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Show the exact text' }).click()
    const text = await dialog(page).getByRole('region', { name: 'The exact text' }).innerText()
    expect(text).not.toContain(email)
    expect(text).toContain('…@example.com')
    await send(page)
    await expect(received(page)).toContainText('This is report')
    await received(page).getByRole('button', { name: 'Done' }).click()
    await openReport(page)
    await expect(noteField(page)).toHaveValue('')

    const staff = await openReports(browser, baseURL, page)
    await expectAccessible(staff)
    await staff.getByRole('link', { name: note }).click()
    const process = staff.getByRole('region', { name: 'Process', exact: true })
    const status = process.getByRole('status').first()
    await expect(status).toHaveText('createCart refuses → failed.creatingfailed')
    await expect(process.getByRole('heading', { level: 2 })).toHaveText('add-to-cart')
    const chart = process.getByRole('img', { name: /^Statechart of add-to-cart/ })
    await process.getByRole('region', { name: 'add-to-cart, drawn' }).scrollIntoViewIfNeeded()
    await expect(chart.getByText('creating', { exact: true })).toBeInViewport()
    await expectAccessible(staff)

    const slider = staff.getByRole('slider', { name: 'Event' })
    const failed = await slider.inputValue()
    await slider.press('ArrowLeft')
    await expect(status).not.toContainText('failed')
    await slider.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', /^Event 1 of /)
    await expect(status).toContainText('begins')
    await staff.getByRole('button', { name: 'Forward' }).click()
    await expect(slider).toHaveValue('1')
    await staff.getByRole('button', { name: /^Next failure/ }).click()
    await expect(slider).toHaveValue(failed)
    await staff.getByRole('button', { name: /^auth / }).click()
    await expect(process.getByRole('heading', { level: 2 })).toHaveText('auth')
    await expect(status).toHaveText('signedIn')
    await staff.getByRole('list', { name: 'Events' }).getByRole('button', { name: 'item.add' }).click()
    await expect(status).toContainText('item.add →')
    await staff.context().close()
  })

  test('is kept when its report cannot be sent', async ({ page, context }) => {
    await page.goto('/cart')
    await openReport(page)
    await send(page)
    await expect(dialog(page).getByRole('alert')).toContainText('Form failed client-side validation')
    await noteField(page).fill('Half a letter \ud83d, and it went grey')
    await context.setOffline(true)
    await send(page)
    await expect(dialog(page).getByRole('alert')).toContainText('You are offline.')
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await context.setOffline(false)
    await openReport(page)
    await expect(noteField(page)).toHaveValue(/and it went grey$/)
    await send(page)
    await expect(received(page)).toContainText('This is report')
  })

  test('is answered in words where the dialog cannot be loaded', async ({ page, context }) => {
    await page.goto('/cart')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await openReport(page)
    await expect(dialog(page).getByRole('alert')).toContainText('You are offline.')
    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Retry' }).click()
    await expect(noteField(page)).toBeVisible()
  })
})

test.describe('The reports', () => {
  test('are for staff', async ({ page }) => {
    await openAsCustomer(page, '/manage/reports')
    await expect(page.getByRole('heading', { name: 'This page requires staff login.' })).toBeVisible()
  })

  test('say so when no report has the number', async ({ page, browser, baseURL }) => {
    const staff = await openReports(browser, baseURL, page)
    await staff.goto('/manage/reports/999999')
    await expect(staff.getByText('There’s no such report.')).toBeVisible()
    await staff.context().close()
  })
})
