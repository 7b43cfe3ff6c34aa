import { openAsStaff } from '../session.ts'
import { expect, test } from '../visitor.ts'

/** The mark beneath a link lies on the row's own line, which is cut off with the row. */
const whole = { ratio: 0.95 }

test.describe('The sections of the console', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('show the one of the open page, however far down the row it is', async ({ page }) => {
    await openAsStaff(page, '/manage/payment-due')
    const sections = page.getByRole('navigation', { name: 'Manage' })
    await expect(sections.getByRole('link', { name: 'Payments due' })).toBeInViewport(whole)
    await page.goto('/manage/image')
    await expect(sections.getByRole('link', { name: 'Images', exact: true })).toBeInViewport(whole)
  })
})
