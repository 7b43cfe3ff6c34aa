import { runScript } from '../../../scripts/run.ts'
import { STAFF } from '../../support/shop/place-order.ts'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { openAsStaff } from '../session.ts'
import { shoot } from '../shoot.ts'
import { test as base, expect, expectAccessible } from '../visitor.ts'

/** An artist of the demonstration who is due a payment, and is of the staff here. */
const NAME = 'Teodor Halvane'
const WHY = 'Another staff member has to do this: it’s your own money.'

const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openTestShop({}, async (dataDir) => {
        const code = await runScript('tests/support/shop/demo-user-as-artist.ts', [
          ...[dataDir, STAFF.email, NAME],
        ])
        if (code !== 0) throw new Error(`Making the artist ended with code ${code}.`)
      })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

// Issue 16, line 30
test('Staff who are artists read of their own money, are told why they may do nothing with it, and cannot', {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await openAsStaff(page, '/manage/payment-due')
  await page.getByLabel('Find an artist').fill(NAME)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await expect(page.getByText(WHY)).toBeVisible()
  for (const name of ['Adjust the balance', 'Hold payouts'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await expectAccessible(page)
  await shoot(page, 'own-payment-due')

  // A run that pays them is started by anybody, as rules fill it, and sent by somebody else.
  await page.goto('/manage/payout-run/preview')
  await page.getByRole('button', { name: 'Start this run' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start the run' }).click()
  await expect(page.getByText(WHY)).toBeVisible()
  for (const name of ['Send the run', 'Cancel the run'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await expectAccessible(page)
  await shoot(page, 'own-run')

  await page.getByRole('row').filter({ hasText: NAME }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/manage\/artist-payment\/./)
  await expect(page.getByText(WHY)).toBeVisible()
  await expect(page.getByRole('button', { name: /payout|^(Record|Mark) as/ })).toHaveCount(0)
  await expectAccessible(page)
  await shoot(page, 'own-payout')
})
