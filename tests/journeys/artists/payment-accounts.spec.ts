import type { Page } from '@playwright/test'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { runScript } from '../../../scripts/run.ts'
import { OPENING, openTestShop, type Shop } from '../../support/shop/shop.ts'
import { holdNextAnswer } from '../hold.ts'
import { watchForNumbers } from '../nowhere.ts'
import { openSignedIn } from '../session.ts'
import { test as base, expect, expectAccessible } from '../visitor.ts'

const PAGE = '/artist/account/payment'
const NUMBER = '000123456789'
const [NEW] = DEMO_USERS
const KNOWN = 'artist@aquatint.test'

const test = base.extend<{ baseURL: string }, { shop: Shop }>({
  shop: [
    async ({ browserName: _needed }, use) => {
      const shop = await openTestShop({}, async (dataDir) => {
        const code = await runScript('tests/support/shop/demo-user-as-artist.ts', [
          ...[dataDir, NEW.email, 'Nadia Ferrow'],
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

const shot = (page: Page, name: string) =>
  process.env.PAYMENT_SHOTS
    ? page.screenshot({ path: `${process.env.PAYMENT_SHOTS}/${name}.png`, fullPage: true })
    : undefined

const goOn = (page: Page, name = 'Continue') => page.getByRole('button', { name, exact: true }).click()
const step = (page: Page, name: string) => page.getByRole('heading', { level: 3, name })
const accounts = (page: Page) => page.getByRole('list', { name: 'Payment accounts' })
const fillNumbers = async (page: Page, number: string, again = number) => {
  await page.getByLabel('Account number', { exact: false }).first().fill(number)
  await page.getByLabel('Account number again').fill(again)
}

test('A new artist adds a bank account: each step says what is wrong at its field, a reload keeps all but the numbers, and payments wait a week', async ({
  page,
  outbox,
}) => {
  test.setTimeout(180_000)
  const expectNowhere = watchForNumbers(page)
  await openSignedIn(page, { email: NEW.email, password: DEMO_PASSWORD }, PAGE)
  await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible()
  await expect(page).toHaveTitle('Payment accounts · Aquatint')
  await expectAccessible(page)
  await shot(page, 'empty')

  await page.getByRole('link', { name: 'Add an account' }).click()
  await expect(step(page, 'How should we pay you?')).toBeFocused()
  await expectAccessible(page)
  await shot(page, 'kind')
  await page.getByRole('radio', { name: /Bank account/ }).check()
  await goOn(page)

  await expect(step(page, 'Who is paid?')).toBeFocused()
  await page.getByLabel('First name').fill('Nadia')
  await page.getByLabel('Last name').fill('Ferrow')
  await page.getByLabel('Email for news about payments').fill('nadia@example.com')
  await page.getByLabel('Kind of account').selectOption('CHECKING')
  await page.getByLabel('Routing number').fill('021000022')
  await goOn(page)
  await expect(page.getByText(/No bank has this routing number/)).toBeVisible()
  await expect(page.getByLabel('Routing number')).toBeFocused()
  await expectAccessible(page)
  await shot(page, 'details-wrong')
  await page.getByLabel('Routing number').fill('021000021')
  await goOn(page)

  await expect(step(page, 'Your account number')).toBeFocused()
  await fillNumbers(page, NUMBER, '000123456780')
  await goOn(page)
  await expect(page.getByText('The two account numbers differ.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'numbers-wrong')
  await fillNumbers(page, NUMBER)
  await goOn(page)
  await expect(step(page, 'Is it you?')).toBeFocused()
  await expectAccessible(page)
  await shot(page, 'password')

  // A reload loses the numbers, which stand nowhere, and nothing else.
  await page.reload()
  await expect(step(page, 'Your account number')).toBeVisible()
  await expect(page.getByText(/we don’t keep numbers/)).toBeVisible()
  await expect(page.getByLabel('Account number', { exact: false }).first()).toHaveValue('')
  await shot(page, 'numbers-lost')
  await expectNowhere({ number: NUMBER })
  await goOn(page, 'Back')
  await expect(page.getByLabel('Routing number')).toHaveValue('021000021')
  await expect(page.getByLabel('First name')).toHaveValue('Nadia')
  await goOn(page)
  await fillNumbers(page, NUMBER)
  await goOn(page)

  await page.getByLabel('Your password').fill('not this one')
  await goOn(page, 'Add the account')
  await expect(page.getByText('Invalid password.')).toBeVisible()
  await shot(page, 'password-wrong')
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await goOn(page, 'Add the account')
  await expect(accounts(page).getByRole('heading', { name: /Checking •••• 6789/ })).toBeVisible()
  await expect(accounts(page)).toContainText('Payments go here')
  await expect(accounts(page)).toContainText(/Payments wait until \w+ \d+, \d{4}/)
  await expect(page.getByText('We verify your details before your first payment.')).toBeVisible()
  await expect(page.getByText('Account saved. We emailed you a confirmation.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'added')
  await expectNowhere({ number: NUMBER })
  expect(await page.content()).not.toContain(NUMBER)

  await outbox.goto('/outbox')
  const mail = outbox.locator('article', { hasText: NEW.email })
  await expect(mail.getByRole('heading', { name: 'A payment account was added at Aquatint' })).toBeVisible()
  await expect(mail).toContainText('•••• 6789')
})

test('A reload while an account is saved asks for its number again, and typed again it is saved once', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await openSignedIn(page, { email: KNOWN, password: DEMO_PASSWORD }, `${PAGE}?add`)
  await page.getByRole('radio', { name: /Venmo/ }).check()
  await goOn(page)
  await goOn(page)
  await page.getByLabel('Mobile number').fill('212 867 5309')
  await goOn(page)
  await page.getByRole('checkbox', { name: 'Pay me here from now on' }).uncheck()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  const held = await holdNextAnswer(page, 'SavePaymentAccount')
  await goOn(page, 'Add the account')
  await held.isRead
  await page.reload()
  await expect(step(page, 'Your mobile number')).toBeVisible()
  await expect(page.getByText(/we don’t keep numbers/)).toBeVisible()
  await page.getByLabel('Mobile number').fill('212 867 5309')
  await goOn(page)
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await goOn(page, 'Add the account')
  await expect(accounts(page).getByRole('heading', { name: 'Venmo •••• 5309' })).toHaveCount(1)
  await expect(page.getByText('You have this account already.')).toHaveCount(0)
})

// Issue 16, line 34
test('A second tab that adds the same account is told so, and there is one', async ({ page, context }) => {
  test.setTimeout(180_000)
  await openSignedIn(page, { email: KNOWN, password: DEMO_PASSWORD }, `${PAGE}?add`)
  const other = await context.newPage()
  await other.goto(`${PAGE}?add`)
  const fill = async (tab: Page) => {
    await tab.getByRole('radio', { name: /PayPal/ }).check()
    await goOn(tab)
    await tab.getByLabel('Email of your PayPal account').fill('twice@example.com')
    await goOn(tab)
    await tab.getByRole('checkbox', { name: 'Pay me here from now on' }).uncheck()
    await tab.getByLabel('Your password').fill(DEMO_PASSWORD)
  }
  // Each is whole before either is sent.
  await fill(page)
  await fill(other)
  await goOn(page, 'Add the account')
  await expect(accounts(page).getByRole('heading', { name: 'PayPal twice@example.com' })).toBeVisible()
  await goOn(other, 'Add the account')
  await expect(other.getByText('You have this account already.')).toBeVisible()
  await expectAccessible(other)
  await shot(other, 'twice')
  await other.goto(PAGE)
  await expect(accounts(other).getByRole('heading', { name: 'PayPal twice@example.com' })).toHaveCount(1)
  await other.close()
})

test('A refused account shows the bank’s reason and is corrected, one is chosen and one removed; the former ones stay in History', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.setTimeout(180_000)
  await openSignedIn(page, { email: KNOWN, password: DEMO_PASSWORD }, PAGE)
  const refused = accounts(page).getByRole('article').filter({ hasText: 'Rejected' })
  await expect(refused).toContainText('Your bank says this account doesn’t exist.')
  await expectAccessible(page)
  await shot(page, 'refused')
  await refused.getByRole('link', { name: 'Correct' }).click()
  await expect(page.getByLabel('Routing number')).not.toHaveValue('')
  await goOn(page)
  await fillNumbers(page, '5500119999')
  await goOn(page)
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await shot(page, 'correct')
  await goOn(page, 'Correct the account')
  await expect(accounts(page).getByRole('heading', { name: /•••• 9999/ })).toBeVisible()
  const history = page.getByRole('table', { name: 'Former accounts' })
  await expect(history).toContainText('Your bank says this account doesn’t exist. You corrected it.')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Add an account' }).click()
  await page.getByRole('radio', { name: /PayPal/ }).check()
  await goOn(page)
  await page.getByLabel('Email of your PayPal account').fill('isaura@example.com')
  await goOn(page)
  await page.getByRole('checkbox', { name: 'Pay me here from now on' }).uncheck()
  await page.getByLabel('Your password').fill(DEMO_PASSWORD)
  await goOn(page, 'Add the account')
  const paypal = accounts(page).getByRole('article').filter({ hasText: 'PayPal isaura@example.com' })
  await expect(paypal).toBeVisible()
  const other = await context.newPage()
  await other.goto(PAGE)
  const stale = accounts(other).getByRole('article').filter({ hasText: 'PayPal isaura@example.com' })
  await stale.getByRole('button', { name: 'Pay me here' }).click()
  await paypal.getByRole('button', { name: 'Pay me here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Pay me here' }).click()
  await expect(dialog.getByText('Invalid password.')).toBeVisible()
  await expectAccessible(page)
  await shot(page, 'choose')
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Pay me here' }).click()
  await expect(paypal).toContainText('Payments go here')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await shot(page, 'chosen')

  // The other tab does not choose it twice, says why, and shows how it stands.
  await other.getByRole('dialog').getByLabel('Your password').fill(DEMO_PASSWORD)
  await other.getByRole('dialog').getByRole('button', { name: 'Pay me here' }).click()
  await expect(other.getByText(/^This account was changed meanwhile, in another tab or by us/)).toBeVisible()
  await expect(stale).toContainText('Payments go here')
  await shot(other, 'stale')
  await other.close()

  await accounts(page)
    .getByRole('article')
    .filter({ hasText: '9999' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await dialog.getByLabel('Your password').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(history).toContainText('You removed it.')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await shot(page, 'history')

  await page.goto('/artist/account')
  await expect(page.getByRole('listitem').filter({ hasText: /The account is new/ })).toBeVisible()
})
