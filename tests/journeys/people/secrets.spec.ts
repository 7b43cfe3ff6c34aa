import type { Page } from '@playwright/test'
import { readKept } from '../kept.ts'
import { PASSWORD, signIn, signOut, signUp } from '../steps.ts'
import { expect, makeEmail, test } from '../visitor.ts'

// Some passwords are refused.
test.use({ expectedNoise: [/Failed to load resource/] })

/** Gathers the tokens that came to this page, in its memory or as its cookie. */
const tokensOf = (page: Page) => {
  const tokens = new Set<string>()
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return
    for (const [, token] of (await response.text().catch(() => '')).matchAll(/"access":"([^"]+)"/g))
      tokens.add(token ?? '')
  })
  return async () => {
    const cookies = await page.context().cookies()
    return [...tokens, ...cookies.map(({ value }) => value).filter(({ length }) => length > 20)]
  }
}

test('No password and no token is ever in the journal or in an address, whichever form it was typed into', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const tokens = tokensOf(page)
  const passwords = [PASSWORD]
  const expectNowhere = async () => {
    const all = [await readKept(page), ...addresses].join('\n')
    expect(all).toContain('"stream":"auth"')
    for (const secret of [...passwords, ...(await tokens())]) expect(all).not.toContain(secret)
  }
  const submit = async (path: string, fields: Readonly<Record<string, string>>, said: string) => {
    await page.goto(path)
    for (const [label, value] of Object.entries(fields)) {
      await page.getByLabel(label).fill(value)
      if (/password/i.test(label)) passwords.push(value)
    }
    // The page that was left may still be signing out, and until then a form sends nothing.
    await expect(page.getByRole('main').locator('[type=submit]')).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByText(said).first()).toBeVisible()
    await expectNowhere()
  }

  const email = makeEmail('secretive')
  await signUp(page, email)
  await expectNowhere()
  expect((await tokens()).length).toBeGreaterThan(1)
  const change = '/accounts/change-password'
  await submit(
    change,
    { 'Current password': 'nOt-the-one-77', 'New password': 'brand-New-88' },
    'Invalid password.',
  )
  await submit(change, { 'Current password': PASSWORD, 'New password': 'brand-New-99' }, 'Password changed.')
  await signOut(page)
  const wrong = { Email: email, Password: 'wRong-one-11' }
  await submit('/accounts/login', wrong, 'Wrong email or password.')
  await submit('/accounts/register', wrong, 'already exists')
  await submit('/accounts/reset-password-confirm/MQ/c1-d2', { 'New password': 'set-Anew-22' }, 'Invalid')
  await page.goto('/accounts/login')
  await signIn(page, email, 'brand-New-99')
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  await expectNowhere()
})

test('The address of a page that opens by its link alone is not kept once the page has been left', async ({
  page,
}) => {
  const addresses = [
    '/accounts/reset-password-confirm/MQ/planted-1',
    '/accounts/reset-password-confirm?uid=MQ&token=planted-2',
    '/shared/planted-3',
    '/orders/7?cart=planted-4',
    '/accounts/login?redirect=%2Fshared%2Fplanted-5',
  ]
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  const ofTab = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(ofTab).toContain('react-router-scroll-positions')
  expect(ofTab).not.toContain('planted-')
  // A guest's order is remembered beyond the tab on purpose (docs/decisions/0030).
  expect(await readKept(page)).not.toMatch(/planted-[1235]/)
})
