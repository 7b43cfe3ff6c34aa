import { openAsStaff } from '../session.ts'
import { shoot } from '../shoot.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

/** The artist of the demonstration who has an account, payment details and a tax form. */
const NAME = 'Isaura Quintero-Bex'
const PAGES = [
  ['artist', 'an artist'],
  ['artist-identity', 'an artist identity'],
  ['tax-form', 'a tax form'],
] as const

for (const [type, called] of PAGES)
  test(`From the page of ${called}, staff come to what is written with them`, { tag: '@phone' }, async ({
    page,
  }) => {
    await openAsStaff(page, `/manage/${type}?${new URLSearchParams({ search: NAME })}`)
    await page.getByRole('link', { name: NAME }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    const ways = page.getByRole('list', { name: 'Artist', exact: true })
    await expect(ways.getByRole('link', { name: 'Message' })).toBeVisible()
    await expectAccessible(page)
    await shoot(page, `ways-${type}`)
    await ways.getByRole('link', { name: 'Message' }).click()
    await expect(page).toHaveURL(/\/manage\/messages\?/)
    await expect(page.getByRole('main')).toContainText(NAME)
    await expect(page.getByRole('textbox', { name: /message|answer/i }).first()).toBeVisible()
    await expectAccessible(page)
    await shoot(page, `ways-${type}-message`)
  })
