import { openEmbedded } from '#services/shared/database/pglite.ts'
import { appendTo, makeArtist } from '#tests/services/main/payouts/made-artists.ts'
import { type HyperwalletServer, openHyperwalletServer } from '#tests/support/services/hyperwallet-server.ts'
import { OPENING, openTestShop, type Shop } from '#tests/support/shop/shop.ts'
import { openAsStaff } from '../session.ts'
import { test as base, expect, expectAccessible } from '../visitor.ts'

/** Not in the catalogue, so that the demonstration has nobody of this id. */
const ARTIST = 900_001

/** Opens a shop whose payouts go through a provider, with an artist who is paid today. */
const test = base.extend<{ baseURL: string }, { provider: HyperwalletServer; shop: Shop }>({
  provider: [
    async ({ browserName: _needed }, use) => {
      const provider = await openHyperwalletServer()
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ provider }, use) => {
      const shop = await openTestShop(provider.env, async (dataDir) => {
        const database = await openEmbedded(dataDir)
        await makeArtist(
          appendTo(database, () => new Date()),
          ARTIST,
          { name: 'Ada Quill' },
        )
        await database.close()
      })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

test('Staff send a run through a provider, and read a word of it that the shop does not know', {
  tag: '@phone',
}, async ({ page, provider }) => {
  provider.store.firstStatus = 'UNCLAIMED'
  await openAsStaff(page, '/manage/payout-run')
  await page.getByRole('link', { name: 'Preview a run' }).click()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Start this run' }).click()
  await dialog.getByRole('button', { name: 'Start the run' }).click()
  await page.getByRole('button', { name: 'Send the run' }).click()
  await dialog.getByRole('button', { name: 'Send the run' }).click()
  await expect.poll(() => provider.store.payments.map(({ amount }) => amount)).toContain('50.00')
  // The bank gets no file of what a provider was given.
  await expect(page.getByRole('main')).toContainText('Sent')
  await expect(page.getByRole('button', { name: 'Bank file' })).toHaveCount(0)

  const row = page.getByRole('row').filter({ hasText: 'Ada Quill' })
  await expect(async () => {
    await page.goto('/manage/artist-payment?search=unclaimed')
    await expect(row).toContainText('The provider says UNCLAIMED', { timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  await row.getByRole('link').first().click()
  await expect(page.getByText('The provider says “UNCLAIMED”, and the payout hasn’t changed.')).toBeVisible()
  const moments = page.getByRole('table', { name: 'History' })
  await expect(moments).toContainText('Updates from the provider')
  await expect(moments).toContainText('The provider says UNCLAIMED, which is not known here.')
  await expectAccessible(page)
})
