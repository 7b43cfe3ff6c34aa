import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  expectInCart,
  openResult,
  PASSWORD,
  signIn,
  signOut,
  signOutEverywhere,
  signUp,
} from '../steps.ts'
import { expect, expectAccessible, makeEmail, test } from '../visitor.ts'

test.describe('An account', () => {
  // Spec 1.25, 4.6, 4.7
  test('takes over what the guest had chosen, keeps it over a reload, and leaves nothing behind', async ({
    page,
  }) => {
    const title = await becomeGuestWithItem(page, makeEmail('guest'))
    await signUp(page, makeEmail('customer'))
    await expectInCart(page, 1)
    await page.reload()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    await page.goto('/cart')
    await expect(cartLines(page)).toHaveCount(1)
    await expect(cartLines(page)).toContainText(title)
    await expect(cartLines(page)).toContainText(/\d+ × \d+ in/)
    await expect(cartLines(page)).toContainText(/print/i)

    await signOut(page)
    await expectInCart(page, 0)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toContain('@example.com')
    await page.reload()
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
  })

  test('can be signed in to even when the page is reloaded at that moment', async ({ page }) => {
    const email = makeEmail('customer')
    await signUp(page, email)
    await signOut(page)
    await page.goto('/accounts/login')
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('header')?.textContent?.includes('My Account')) return
        watch.disconnect()
        location.reload()
      })
      watch.observe(document, { childList: true, subtree: true })
    })
    const reloaded = page.waitForEvent('load')
    await signIn(page, email)
    await reloaded
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
  })

  test('joins equal lines once, even when two tabs sign in together', async ({ page, browser, baseURL }) => {
    const email = makeEmail('customer')
    await signUp(page, email)
    await page.goto('/search?q=mountain')
    await openResult(page, 0)
    await addToProject(page)
    await expectInCart(page, 1)

    const guest = await browser.newContext({ baseURL: baseURL ?? '' })
    const first = await guest.newPage()
    await becomeGuestWithItem(first, makeEmail('guest'))
    const second = await guest.newPage()
    for (const tab of [first, second]) {
      await tab.goto('/accounts/login?redirect=/cart')
      await tab.getByLabel('Email').fill(email)
      await tab.getByLabel('Password').fill(PASSWORD)
    }
    // The later tab is signed in by the earlier one.
    await Promise.all([first, second].map((tab) => tab.keyboard.press('Enter')))
    for (const tab of [first, second]) {
      await expect(tab).toHaveURL(/\/cart$/)
      await expect(cartLines(tab)).toHaveCount(1)
      await expect(cartLines(tab).getByRole('spinbutton')).toHaveValue('2')
      await expectInCart(tab, 2)
    }
    await guest.close()
  })

  // Spec 2.9, 2.97
  test('finishes what the visitor was doing when asked to sign in', async ({ page }) => {
    const email = makeEmail('customer')
    await signUp(page, email)
    await signOut(page)
    await page.goto('/search?q=mountain')
    const title = await openResult(page, 0)
    await addToProject(page)
    await page.getByRole('button', { name: 'Sign in instead' }).click()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
    await signIn(page, email)
    await expect(page).toHaveURL(/\/search\?q=mountain/)
    await expectInCart(page, 1)
    await page.goto('/cart')
    await expect(cartLines(page)).toContainText(title)
  })

  test('does not lead a visitor away from what they ask for while signing in', async ({ page }) => {
    const email = makeEmail('customer')
    await signUp(page, email)
    await signOut(page)
    await page.goto('/accounts/login')
    const [search, cart] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? ''
      if (asked.includes('SearchPage')) await search.promise
      if (asked.includes('RecentCart')) await cart.promise
      await route.continue()
    })
    const arrival = page.waitForResponse((answer) => !!answer.request().postData()?.includes('RecentCart'))
    await signIn(page, email)
    await page.getByRole('searchbox', { name: 'Search Art' }).fill('mountain')
    await page.getByRole('searchbox', { name: 'Search Art' }).press('Enter')
    await expect(page.getByRole('progressbar')).toBeVisible()
    cart.resolve()
    await arrival
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
    search.resolve()
    await expect(page.getByRole('heading', { level: 1, name: 'mountain' })).toBeVisible()
  })

  // Spec 2.7, 2.8, 2.9, 2.97, 2.98, 5.1, 5.2, 5.3, 5.21
  test('has forms that say at the field what is wrong, and keep what was typed', async ({ page }) => {
    await page.goto('/accounts?email=nobody@example.com')
    await expect(page).toHaveURL(/\/accounts\/login\?email=/)
    const email = page.getByLabel('Email *')
    await expect(email).toHaveValue('nobody@example.com')
    await expectAccessible(page)
    await email.fill('')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Form failed client-side validation')).toBeVisible()
    await expect(email).toBeFocused()
    await email.fill('customer@aquatint.test')
    await page.getByLabel('Password').fill("' or 1=1 --")
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByText('Wrong email or password.')).toBeVisible()
    await expect(email).toHaveValue('customer@aquatint.test')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
    await expect(page.getByLabel('Email *')).toHaveValue('nobody@example.com')
    await expectAccessible(page)
    await page.getByLabel('Email').fill('customer@aquatint.test')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByText(/already exists/)).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Please sign in to continue')).toBeVisible()
  })

  for (const elsewhere of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ])
    test(`never leads from sign-in to ${elsewhere}`, async ({ page, baseURL }) => {
      await page.goto(`/accounts/login?redirect=${encodeURIComponent(elsewhere)}`)
      await signIn(page, 'customer@aquatint.test', 'aquatint-demo')
      await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
      await expect(page).toHaveURL(`${baseURL}/`)
    })
})

test.describe('Other browsers of an account', () => {
  // Spec 6.17, 8.14, 8.24
  test('are signed out as its password is changed, or as it signs out everywhere', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = makeEmail('careful')
    await signUp(page, email)
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const other = await context.newPage()
    const changePassword = '/accounts/change-password'
    await other.goto(changePassword)
    await expect(other.getByRole('heading', { name: 'This page requires login.' })).toBeVisible()
    await other.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await signIn(other, email)
    await expect(other).toHaveURL(changePassword)

    await page.getByRole('button', { name: 'My Account' }).click()
    await page.getByRole('link', { name: 'Change password' }).click()
    await expect(page).toHaveTitle('Change password · Aquatint')
    await expect(page.getByText(/signs you out on every other browser and device/)).toBeVisible()
    const [current, next] = [page.getByLabel('Current password'), page.getByLabel('New password')]
    const submit = page.getByRole('button', { name: 'Change password' })
    for (const [known, wanted, words, at] of [
      ['not this one', 'a brighter harbour', 'Invalid password.', current],
      [PASSWORD, 'password1', 'This password is too common.', next],
    ] as const) {
      await current.fill(known)
      await next.fill(wanted)
      await submit.click()
      await expect(page.getByText(words)).toBeVisible()
      await expect(at).toBeFocused()
    }
    await expectAccessible(page)
    await next.fill('a brighter harbour')
    await submit.click()
    await expect(page.getByText('Password changed.')).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()

    const expectSignedOut = async () => {
      await other.reload()
      const expired = other.getByText('Your session expired. Please sign in again.')
      await expect(expired).toBeVisible()
      await other.getByRole('region', { name: 'Notices' }).getByRole('link', { name: 'Sign in' }).click()
    }
    await expectSignedOut()
    await signIn(other, email, 'a brighter harbour')
    await expect(other).toHaveURL(changePassword)

    const tab = await page.context().newPage()
    await tab.goto('/cart')
    await signOutEverywhere(page)
    await expect(tab.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await expectSignedOut()
    await context.close()
  })
})

test('Signing in while the last sign-out is under way waits for it, and works', async ({ page }) => {
  const email = makeEmail('hasty')
  await signUp(page, email)
  const answered = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === 'SignOut') await answered.promise
    // The first request dies with its page.
    await route.continue().catch(() => {})
  })
  await signOut(page)
  await page.goto('/accounts/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await expect(page.getByRole('button', { name: 'Signing out…' })).toBeDisabled()
  answered.resolve()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()
})
