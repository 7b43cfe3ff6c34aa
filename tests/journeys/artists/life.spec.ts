import type { Locator, Page } from '@playwright/test'
import { prepareFreshArtists, takeFreshArtist } from '../../support/shop/fresh-artists.ts'
import {
  activatePayee,
  artistOf,
  changePayout,
  decide,
  payOut,
  publish,
  sell,
} from '../../support/shop/life-staff.ts'
import { type MovedShop, openMovedShop } from '../../support/shop/moved-shop.ts'
import { bringOrder } from '../../support/shop/place-order.ts'
import { OPENING } from '../../support/shop/shop.ts'
import { openSignedIn } from '../session.ts'
import { shootBothWidths } from '../shoot.ts'
import { PASSWORD } from '../steps.ts'
import { test as base, expect, expectAccessible, makeEmail } from '../visitor.ts'
import {
  acceptAgreement,
  addAccount,
  apply,
  applyAgain,
  centsIn,
  correctAccount,
  expectProfileLink,
  goTo,
  openSum,
  readTotal,
  signTaxForm,
  upload,
} from './life-steps.ts'

const NAME = 'Iris Vale'
const REASON = 'We have many harbors already, and would love to see people.'

/** A shop of its own, as its clock moves on by more than a year. */
const test = base.extend<{ baseURL: string }, { shop: MovedShop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const before = { ...process.env }
      const shop = await openMovedShop(prepareFreshArtists)
      Object.assign(process.env, {
        SHOP_AUTH_URL: shop.services.auth,
        SHOP_MAIN_URL: shop.services.main,
        SHOP_CONTENT_URL: shop.services.content,
        SHOP_FOLDER: shop.dataDir,
      })
      await use(shop)
      Object.assign(process.env, before)
      await shop.close()
    },
    { scope: 'worker', timeout: OPENING },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})

/** Signs in again, as a session ends that nobody has used for 14 days. */
async function comeBack(page: Page, email: string, place: string): Promise<void> {
  await page.context().clearCookies()
  await openSignedIn(page, { email, password: PASSWORD }, place)
}

/** Opens a page again until it shows something: what is due by the shop's clock is done a moment later. */
const openUntil = (page: Page, path: string, shown: () => Locator) =>
  expect(async () => {
    await page.goto(path)
    await expect(shown()).toBeVisible({ timeout: 3_000 })
  }).toPass()

const row = (page: Page, table: string, text: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

// Spec 1.8, 1.9, 2.33, 2.34, 2.36, 2.39, 2.41, 4.34
test('One artist’s life: applies twice, is taken on, sells, is paid, paid back and paid again, owes, is stated and taxed', async ({
  page,
  browser,
  outbox,
  shop,
}) => {
  test.setTimeout(600_000)
  const iris = { email: makeEmail('iris'), name: NAME }
  const nell = await takeFreshArtist()

  await test.step('applies, is declined, applies again and is approved', async () => {
    await apply(page, iris)
    await shootBothWidths(page, '01-applied')
    await decide(iris.email, REASON)
    await page.reload()
    await expect(page.getByText(REASON)).toBeVisible()
    await shootBothWidths(page, '02-declined')
    await applyAgain(page)
    await decide(iris.email)
    await page.reload()
    await expectProfileLink(page, '/artist')
    await page.getByRole('link', { name: 'Get set up' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Tax form' })).toBeVisible()
    await expectAccessible(page)
    await shootBothWidths(page, '03-approved')
  })

  await test.step('accepts the agreement, signs a tax form and adds an account', async () => {
    await page.getByRole('listitem').filter({ hasText: 'Royalty agreement' }).getByRole('link').click()
    await acceptAgreement(page, NAME)
    await shootBothWidths(page, '04-agreement')
    await goTo(page, 'Tax')
    await signTaxForm(page, NAME)
    await shootBothWidths(page, '05-tax')
    await goTo(page, 'Payment')
    await addAccount(page, iris)
    await expectAccessible(page)
    await shootBothWidths(page, '06-account')
    await activatePayee(iris.email)
  })

  const other = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const [first, second] = await test.step('two artists upload, and are published', async () => {
    await openSignedIn(other, nell, '/artist/account/royalty')
    await acceptAgreement(other, nell.name)
    const [harbor, mill] = await Promise.all([upload(page, 'Harbor at six'), upload(other, 'The old mill')])
    const lines = [await publish(harbor, 60), await publish(mill, 30), await publish(harbor, 5)] as const
    await goTo(page, 'Art')
    await expect(page.getByRole('link', { name: '1 Published' })).toBeVisible()
    await expectAccessible(page)
    await shootBothWidths(page, '07-published')
    // One order has pictures of both.
    return [await sell(lines[0], lines[1]), await sell(lines[2])]
  })
  expect(first).not.toBe(second)

  const earned =
    await test.step('what was sold is pending, each cent in a line, of each artist alone', async () => {
      await goTo(page, 'Earnings')
      const pending = await openSum(page, 'Pending')
      expect(await readTotal(page)).toBe(pending)
      await expect(row(page, 'Pending', 'Harbor at six')).toHaveCount(2)
      await expect(page.getByText('The old mill')).toHaveCount(0)
      await expectAccessible(page)
      await shootBothWidths(page, '08-pending')
      await goTo(other, 'Earnings')
      const hers = await openSum(other, 'Pending')
      expect(await readTotal(other)).toBe(hers)
      await expect(row(other, 'Pending', 'The old mill')).toHaveCount(1)
      await expect(other.getByText('Harbor at six')).toHaveCount(0)
      return { pending, hers }
    })

  await test.step('31 days later it has cleared', async () => {
    await shop.wait(31)
    await comeBack(page, iris.email, '/artist/account')
    await openUntil(page, '/artist/account', () => row(page, 'Payable', 'Harbor at six').first())
    // What payments wait for has stood since then, so the application has come to payment.
    await expectProfileLink(page, '/artist/profile')
    expect(await openSum(page, 'Payable')).toBe(earned.pending)
    expect(await readTotal(page)).toBe(earned.pending)
    await expectAccessible(page)
    await shootBothWidths(page, '09-cleared')
  })

  const artist = await artistOf(iris.email)
  const payout =
    await test.step('it is paid; one cent is followed from the payment to its order', async () => {
      const token = await payOut(artist, 'FT-LIFE-1')
      await page.reload()
      expect(await openSum(page, 'Paid in')).toBe(earned.pending)
      expect(await readTotal(page)).toBe(earned.pending)
      await expectAccessible(page)
      await shootBothWidths(page, '10-paid')
      await row(page, 'Paid in', 'Paid on').getByRole('link').click()
      const made = page.getByRole('table', { name: 'What this payment includes' })
      expect(await readTotal(page)).toBe(earned.pending)
      await expectAccessible(page)
      await shootBothWidths(page, '11-payment')
      const line = made.getByRole('row').nth(1)
      const cents = centsIn(await line.getByRole('cell').last().textContent())
      await line.getByRole('link', { name: /% of \$/ }).click()
      const step = (label: RegExp) =>
        page.getByRole('term').filter({ hasText: label }).locator('+ dd').textContent()
      const base = centsIn(await step(/^Base/))
      expect(centsIn(await step(/^\$[\d,.]+ ×/)) - centsIn(await step(/volume discount/))).toBe(base)
      expect(Math.floor((base * Number.parseFloat((await step(/^Rate/)) ?? '') * 100 + 5_000) / 10_000)).toBe(
        cents,
      )
      expect(centsIn(await step(/^Royalty$/))).toBe(cents)
      for (const moment of ['Ordered', 'Customer paid', 'Delivered', 'Royalty earned', 'Royalty cleared'])
        await expect(page.getByRole('listitem').filter({ hasText: moment })).toBeVisible()
      await expectAccessible(page)
      await shootBothWidths(page, '12-how-it-was-reckoned')
      return token
    })

  await test.step('the bank returns it, the account is corrected, and it is paid again', async () => {
    await changePayout(payout, { transition: 'return', reason: 'R03' })
    await page.goto('/artist')
    await expect(page.getByRole('region', { name: 'What to do next' })).toContainText('can’t pay you')
    const notice = page.getByRole('region', { name: 'Returned payment' })
    await expect(notice).toContainText('The account doesn’t exist. The money is back in your balance.')
    expect(centsIn(await notice.textContent())).toBe(earned.pending)
    await expectAccessible(page)
    await shootBothWidths(page, '13-returned')
    await correctAccount(page, '000123459999')
    await shop.wait(8)
    await payOut(artist, 'FT-LIFE-2')
    await page.goto('/artist')
    await expect(page.getByRole('navigation', { name: 'Your balance and art' })).toBeVisible()
    await expect(notice).toBeHidden()
    await page.goto('/artist/account?show=payments')
    await expect(row(page, 'Payments', 'Returned')).toContainText('The account doesn’t exist.')
    await expect(row(page, 'Payments', '9999')).toContainText('Paid on')
    await shootBothWidths(page, '14-paid-again')
    expect(await openSum(page, 'Paid in')).toBe(earned.pending)
    expect(await readTotal(page)).toBe(earned.pending)
  })

  await test.step('a refund after the payment is owed back', async () => {
    await bringOrder(second, 'refund')
    await page.goto('/artist/account')
    const owed = await openSum(page, 'Owed back')
    expect(owed).toBeGreaterThan(0)
    expect(await readTotal(page)).toBe(owed)
    await expect(row(page, 'Owed back', 'Refunded')).toHaveCount(1)
    await expectAccessible(page)
    await shootBothWidths(page, '15-owed-back')
    // Her money has not moved.
    await comeBack(other, nell.email, '/artist/account')
    expect(await openSum(other, 'Payable')).toBe(earned.hers)
    expect(await readTotal(other)).toBe(earned.hers)
  })

  await test.step('the month is stated: as it opened, each line, as it closed', async () => {
    const { year, month, day } = partsOf(shop.now())
    await shop.wait(new Date(Date.UTC(year, month, 0)).getUTCDate() - day + 2)
    const stated = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
    await comeBack(page, iris.email, '/artist/account?show=statements')
    const link = () =>
      row(page, 'Statements', stated.format(Date.UTC(year, month - 1)))
        .getByRole('link')
        .first()
    await openUntil(page, '/artist/account?show=statements', link)
    await expectAccessible(page)
    await shootBothWidths(page, '16-statements')
    await link().click()
    await expect(page.getByText('Opening balance')).toBeVisible()
    await expect(row(page, 'Statement lines', 'Harbor at six').first()).toBeVisible()
    await expectAccessible(page)
    await shootBothWidths(page, '17-statement')
  })

  await test.step('the year is over: what was paid in it is told for taxes', async () => {
    const { year, month, day } = partsOf(shop.now())
    await shop.wait((Date.UTC(year + 1, 0, 2) - Date.UTC(year, month - 1, day)) / 86_400_000)
    await comeBack(page, iris.email, '/artist/account/tax')
    const paid = row(page, 'Paid by year', '$').first()
    await expect(paid).toContainText(inDollars(earned.pending))
    const saving = page.waitForEvent('download')
    await page
      .getByRole('button', { name: /^PDF, royalties paid in / })
      .first()
      .click()
    expect((await saving).suggestedFilename()).toMatch(/\.pdf$/)
    await expectAccessible(page)
    await shootBothWidths(page, '18-tax-years')
  })

  await test.step('each of it was mailed', async () => {
    await outbox.goto('/outbox')
    const mails = outbox.getByRole('article').filter({ hasText: iris.email })
    const subjects = (await mails.getByRole('heading').allTextContents()).map((each) => each.trim())
    const told = (words: RegExp) => subjects.filter((subject) => words.test(subject)).length
    for (const [words, times] of [
      [/^We have your application/, 2],
      [/^About your application/, 1],
      [/^Welcome to/, 1],
      [/^A payment account was added/, 1],
      [/^A payment account was corrected/, 1],
      [/payout of \$[\d,.]+ is on its way/, 2],
      [/payout of \$[\d,.]+ has been paid/, 2],
      [/payout of \$[\d,.]+ came back to us/, 1],
    ] as const)
      expect(told(words), `${words}`).toBe(times)
    await shootBothWidths(outbox, '19-mails')
  })
})

const NEW_YORK = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** The day of business of a moment. */
const partsOf = (at: Date) => {
  const [year = 0, month = 0, day = 0] = NEW_YORK.format(at).split('-').map(Number)
  return { year, month, day }
}

const inDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
