import { fillProject, printsOf } from '../../support/shop/place-order.ts'
import { createAccount } from '../../walks/browser/account.ts'
import { openSignedIn } from '../session.ts'
import { cartLines, summary } from '../steps.ts'
import { expect, test } from '../visitor.ts'

// Spec 2.83, 2.86, 2.87, 2.90, 2.94, 9.14
test('A project of more than fifty lines has pages, and each line has its picture and the way to customize it', async ({
  page,
}) => {
  const account = await createAccount()
  const { projectId } = await fillProject(account, await printsOf(51))
  await openSignedIn(page, account, '/cart')
  await expect(cartLines(page)).toHaveCount(50)
  await expect(summary(page).getByText('Subtotal (51 items)')).toBeVisible()
  await expect(summary(page).getByText('Shipping Estimate')).toBeVisible()
  const first = cartLines(page).first()
  await expect(first.locator('img')).toHaveAttribute('src', /\/media\/[\w-]+\//)
  await expect(first.getByRole('link', { name: /^Customize/ })).toHaveAttribute('href', /\/art\/design\//)

  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('textbox').fill('2')
  await page.keyboard.press('Enter')
  await expect(cartLines(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Project link' }).click()
  await expect(page).toHaveURL(new RegExp(`/projects/${projectId}$`))
  await expect(cartLines(page)).toHaveCount(50)
})

// Spec 2.22
test('A project without a label is titled by its number', async ({ page }) => {
  const account = await createAccount()
  const { projectId } = await fillProject(account)
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"label":"[^"]*"/g, '"label":""'),
    })
  })
  await openSignedIn(page, account, `/projects/${projectId}`)
  await expect(cartLines(page)).toHaveCount(1)
  await expect(page).toHaveTitle(`${projectId} · Aquatint`)
})
