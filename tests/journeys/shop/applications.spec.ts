import type { Page } from '@playwright/test'
import { takeApplicant } from '#tests/support/shop/applicants.ts'
import { comeAs, createColleague } from '#tests/support/shop/colleague.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const REASON = 'We have many harbours already, and would love to see people.'

const application = (page: Page) => page.getByRole('region', { name: 'Application' })
const dialog = (page: Page) => page.getByRole('dialog')
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const next = (page: Page) => application(page).getByRole('link', { name: /^Next application: / })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.describe('An artist’s application', () => {
  // Spec 3.20
  test('is reached, declined with a reason and read back by keyboard alone', async ({ page, outbox }) => {
    const { id, name, email, path } = await takeApplicant()
    await openAsStaff(page, '/manage')
    await page.getByRole('link', { name: 'Artist applications' }).press('Enter')
    await expect(page).toHaveURL(/f\.application_stage=submitted&ordering=submitted_at/)
    // The list hears keys once it is there.
    await expect(page.getByRole('row').first()).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.locator('body').press('Escape')
    await page.getByRole('link', { name, exact: true }).press('Enter')
    await expect(heading(page, name)).toBeVisible()
    await expect(application(page)).toContainText(/Submitted.+ago|yesterday/)
    await expectAccessible(page)

    await page.keyboard.press('Shift+D')
    await expect(dialog(page)).toHaveAccessibleName(`Decline ${name}?`)
    await page.keyboard.type('No.')
    await page.keyboard.press('Control+Enter')
    await expect(dialog(page).getByLabel('Reason')).toHaveAccessibleErrorMessage(/10/)
    await expectAccessible(page)
    await dialog(page).getByLabel('Reason').fill(REASON)
    await page.keyboard.press('Control+Enter')
    await expect(notices(page)).toContainText(`Declined ${name}, and emailed them`)
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await expect(heading(page, name)).toHaveCount(0)

    await outbox.goto('/outbox')
    const mail = outbox.getByRole('article').filter({ hasText: email })
    await expect(mail).toHaveCount(1)
    await expect(mail).toContainText(`> ${REASON}`)

    await page.goto(`${path}/history`)
    await expect(page.getByRole('listitem').filter({ hasText: 'Edit 2' })).toContainText(REASON)
    await expect(page.getByRole('button', { name: /Undo/ })).toHaveCount(0)
    await page.goto(`/manage/artist-profile/${id}`)
    await expect(application(page)).toContainText('Declined')
    await expect(application(page)).toContainText(REASON)
    await expect(application(page).getByRole('button')).toHaveCount(0)
  })

  // Spec 1.11
  test('is approved after a second look, and leads to the next', { tag: '@phone' }, async ({
    page,
    outbox,
  }) => {
    const { name, email, path } = await takeApplicant()
    await openAsStaff(page, path)
    await application(page).getByRole('button', { name: 'Approve' }).click()
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await application(page).getByRole('button', { name: 'Approve' }).click()
    await expect(dialog(page)).toContainText(email)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(notices(page)).toContainText(`Approved ${name}, and emailed them`)
    await expect(heading(page, name)).toHaveCount(0)
    await expect(application(page)).toContainText('Submitted')
    await outbox.goto('/outbox')
    await expect(outbox.getByRole('article').filter({ hasText: email })).toContainText('we have approved')
    await page.goto(`/manage/artist?${new URLSearchParams({ search: name })}`)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  })

  test('that a colleague has decided first says who, what and when', async ({ page }) => {
    const { name, email, path, decide } = await takeApplicant()
    await openAsStaff(page, path)
    await application(page).getByRole('button', { name: 'Decline' }).click()
    await dialog(page).getByLabel('Reason').fill(REASON)
    const ben = await createColleague()
    await decide(ben.access, { decision: 'approve' })
    await dialog(page).getByRole('button', { name: 'Decline' }).click()
    await expect(dialog(page)).toHaveAccessibleName(`${ben.email} approved this application`)
    await expect(dialog(page)).toContainText(REASON)
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(application(page)).toContainText('Approved')
    await expect(application(page).getByRole('button')).toHaveCount(0)
    await expect(heading(page, name)).toBeVisible()
    expect(email).toContain('@')
  })

  test('that was edited since is looked at again before it is decided', async ({ page }) => {
    const { path, edit } = await takeApplicant()
    await openAsStaff(page, path)
    await expect(application(page)).toContainText('Prints by hand.')
    await edit((await createColleague()).access, { bio: 'Prints by foot.' })
    await page.keyboard.press('Shift+A')
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(dialog(page)).toHaveAccessibleName('This application has changed')
    await dialog(page).getByRole('button', { name: 'Close' }).last().click()
    await expect(application(page)).toContainText('Prints by foot.')
    await page.keyboard.press('Shift+A')
    await dialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(notices(page)).toContainText('Approved')
  })

  test('keeps a reason that is begun while somebody looks elsewhere', async ({ page }) => {
    const { path } = await takeApplicant()
    await openAsStaff(page, path)
    await application(page).getByRole('button', { name: 'Decline' }).click()
    await dialog(page).getByLabel('Reason').fill(REASON)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()
    await page.keyboard.press('n')
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await page.goBack()
    await expect(application(page)).toContainText('Draft kept')
    await application(page).getByRole('button', { name: 'Decline' }).click()
    await expect(dialog(page).getByLabel('Reason')).toHaveValue(REASON)
  })

  test('is shown to staff who come second as it is by then', async ({ page, context }) => {
    const ben = await createColleague()
    const { path, decide } = await takeApplicant()
    await decide(ben.access, { decision: 'decline', reason: REASON })
    await comeAs(context, ben)
    await openAsStaff(page, path)
    await expect(application(page)).toContainText('Declined')
    await expect(next(page)).toBeVisible()
  })
})
