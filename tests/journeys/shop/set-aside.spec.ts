import { keepAsOfVersion, readKept } from '../kept.ts'
import { openAsCustomer } from '../session.ts'
import { signIn, signOut } from '../steps.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

test('A journal of a version that cannot be migrated is set aside: the visitor is told, can report it, and leaves nothing of it behind', async ({
  page,
}) => {
  const { email } = await openAsCustomer(page, '/')
  await keepAsOfVersion(page, '0')
  await page.reload()
  const notice = page
    .getByRole('region', { name: 'Notices' })
    .getByRole('status')
    .filter({ hasText: 'We couldn’t restore everything from your last visit.' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  expect(await readKept(page)).toContain(email)

  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByText('What’s sent with your report').click()
  await dialog.getByRole('button', { name: 'Show the exact text' }).click()
  await expect(dialog.getByRole('region', { name: 'The exact text' })).toContainText('unknownVersion')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await notice.getByRole('button', { name: /Dismiss|Close/ }).click()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goto('/accounts/login')
  await signIn(page, email)
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await signOut(page)
  await expect.poll(() => readKept(page)).not.toContain('@example.com')
})
