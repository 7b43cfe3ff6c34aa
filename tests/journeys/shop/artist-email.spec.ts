import type { Page } from '@playwright/test'
import { takeApplicant } from '#tests/support/shop/applicants.ts'
import { createColleague } from '#tests/support/shop/colleague.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const LIST = '/manage/artist-profile'
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const mailsTo = (outbox: Page, email: string) => outbox.getByRole('article').filter({ hasText: email })

let written = 0
/** Writes an email whose subject no other test has, and answers that. */
const write = async (page: Page) => {
  const subject = `Summer sale ${process.pid}-${++written}`
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Text').fill('Your prints are 20% off in July.')
  return subject
}

/** One journey loses an answer. */
test.use({ expectedNoise: [/Failed to load resource: net::ERR_FAILED/] })

test.describe('An email to artists', () => {
  test('is previewed by name and sent to whom was selected, and outlives a reload', {
    tag: '@phone',
  }, async ({ page, outbox }) => {
    const [ada, ben] = [await takeApplicant(), await takeApplicant()]
    await openAsStaff(page, LIST)
    for (const { name, email } of [ada, ben]) {
      await page.goto(`${LIST}?${new URLSearchParams({ search: email })}`)
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await page.goto(`${LIST}/email?ids=${ada.id},${ben.id}`)
    await expect(page.getByText('To the 2 artists you selected.')).toBeVisible()
    await expectAccessible(page)
    const subject = await write(page)
    await page.reload()
    await expect(page.getByLabel('Subject')).toHaveValue(subject)
    await button(page, 'Preview').click()
    await expect(page.getByRole('heading', { name: '2 artists will get it' })).toBeVisible()
    for (const { name, email } of [ada, ben])
      await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(`Hi ${name},`)
    await expectAccessible(page)
    await button(page, 'Send to 2 artists').click()
    await expect(notices(page)).toContainText('Sent to 2 artists')
    await expect(page).toHaveURL(new RegExp(`${LIST}$|${LIST}\\?`))
    await outbox.goto('/outbox')
    for (const { name, email } of [ada, ben]) {
      const mail = mailsTo(outbox, email).filter({ hasText: subject })
      await expect(mail).toHaveCount(1)
      await expect(mail).toContainText(`Hi ${name},`)
    }
  })

  test('goes to whom a list shows or has selected', async ({ page }) => {
    const { name, email } = await takeApplicant()
    await openAsStaff(page, `${LIST}?${new URLSearchParams({ search: email })}`)
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Email 1 artist profile' }).click()
    await expect(page.getByText('To all artists in your list.')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked()
    await page.getByRole('link', { name: 'Email 1 artist profile' }).press('Enter')
    await expect(page.getByText('To the artist you selected.')).toBeVisible()
    await write(page)
    await button(page, 'Preview').click()
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(`Hi ${name},`)
    await button(page, 'Back to writing').click()
    await button(page, 'Discard').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Artist profiles' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Subject')).toHaveValue('')
  })

  test('is sent once, though the answer is lost', async ({ page, outbox }) => {
    const { id, email } = await takeApplicant()
    await openAsStaff(page, `${LIST}/email?ids=${id}`)
    const subject = await write(page)
    await button(page, 'Preview').click()
    let isLost = false
    await page.route('**/graphql', async (route) => {
      if (isLost || route.request().postDataJSON().operationName !== 'SendArtistEmail')
        return route.fallback()
      isLost = true
      await route.fetch()
      await route.abort()
    })
    await button(page, 'Send to 1 artist').click()
    await expect(page.getByRole('alert')).toContainText('Please try again.')
    await button(page, 'Send to 1 artist').click()
    await expect(notices(page)).toContainText('Sent to 1 artist')
    await outbox.goto('/outbox')
    await expect(mailsTo(outbox, email).filter({ hasText: subject })).toHaveCount(1)
  })

  test('to an artist whose address changed meanwhile is shown again first', async ({ page }) => {
    const { id, edit } = await takeApplicant()
    await openAsStaff(page, `${LIST}/email?ids=${id}`)
    await write(page)
    await button(page, 'Preview').click()
    await expect(button(page, 'Send to 1 artist')).toBeVisible()
    const { access } = await createColleague()
    await edit(access, { email: `new.${id}@example.test` })
    await button(page, 'Send to 1 artist').click()
    await expect(page.getByRole('alert')).toContainText('The recipients changed since you looked')
    await expect(page.getByRole('listitem').filter({ hasText: `new.${id}@example.test` })).toBeVisible()
    await button(page, 'Send to 1 artist').click()
    await expect(notices(page)).toContainText('Sent to 1 artist')
  })
})
