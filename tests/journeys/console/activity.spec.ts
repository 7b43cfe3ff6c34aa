import type { Page } from '@playwright/test'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../session.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const entries = (page: Page) => page.getByRole('main').getByRole('listitem')
const choose = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('Staff read what was done to records, and go from a deed to its history', { tag: '@phone' }, async ({
  page,
}) => {
  const artist = await createArtist()
  await artist.edit({ royalty_code: 'R7' })
  await openAsStaff(page, '/manage/activity')
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await choose(page, 'Type').selectOption('Artists')
  await choose(page, 'Person').selectOption('staff@aquatint.test')
  await expect(page).toHaveURL(/person=.*resource=artist/)
  // What is being replaced is dimmed meanwhile.
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
  const own = entries(page).filter({ hasText: artist.name })
  await expect(own).toHaveCount(2)
  await expect(own.first()).toContainText(`staff@aquatint.test edited artist ${artist.name}: Royalty code`)
  await expect(own.last()).toContainText(`created artist ${artist.name}`)
  await expectAccessible(page)
  await choose(page, 'Day (UTC)').fill('2020-01-31')
  await expect(page.getByText('No activity matches.')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await own.first().getByRole('link', { name: artist.name }).click()
  await expect(page.getByRole('list', { name: 'Edits' }).getByRole('listitem')).toHaveCount(2)
})

test.describe('Activity that cannot be read', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED/] })

  test('says so, and is read by Retry', async ({ page }) => {
    await page.route('**/graphql', (route) =>
      route.request().postDataJSON()?.operationName === 'Activity' ? route.abort() : route.fallback(),
    )
    await createArtist()
    await openAsStaff(page, '/manage/activity')
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the activity.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(entries(page).first()).toBeVisible()
  })
})
