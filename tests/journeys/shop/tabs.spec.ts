import type { BrowserContext, Page } from '@playwright/test'
import { readKept } from '../kept.ts'
import {
  addToProject,
  becomeGuestWithItem,
  cartLines,
  expectInCart,
  openResult,
  signOut,
  signUp,
  tiles,
} from '../steps.ts'
import { expect, makeEmail, test } from '../visitor.ts'

const openTabs = async (context: BrowserContext, paths: readonly string[]): Promise<Page[]> => {
  const tabs: Page[] = []
  for (const path of paths) {
    const tab = await context.newPage()
    await tab.goto(path)
    tabs.push(tab)
  }
  return tabs
}

const account = (page: Page) => page.getByRole('button', { name: 'My Account' })
const signInLink = (page: Page) => page.getByRole('link', { name: 'Sign In', exact: true })

test.describe('Three tabs', () => {
  test('sign in together, hold one cart, and sign out together, leaving nothing behind', async ({
    context,
  }) => {
    const email = makeEmail('customer')
    const [first, second, third] = (await openTabs(context, ['/', '/', '/cart'])) as [Page, Page, Page]
    await signUp(first, email)
    for (const tab of [second, third]) await expect(account(tab)).toBeVisible()

    await second.goto('/search?q=mountain')
    const title = await openResult(second, 0)
    await addToProject(second)
    for (const tab of [first, second, third]) await expectInCart(tab, 1)
    await expect(cartLines(third)).toContainText(title)

    await first.goto('/cart')
    await cartLines(first).getByRole('spinbutton').fill('3')
    await cartLines(first).getByRole('spinbutton').press('Enter')
    await expect(cartLines(third).getByRole('spinbutton')).toHaveValue('3')
    for (const tab of [second, third]) await expectInCart(tab, 3)
    expect(await readKept(first)).toContain(email)

    await signOut(third)
    for (const tab of [first, second]) await expect(signInLink(tab)).toBeVisible()
    await expect(first.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    for (const tab of [first, second, third]) await expectInCart(tab, 0)
    await expect.poll(() => readKept(first)).not.toContain('@example.com')
  })

  test('go on when their leader is closed', async ({ context }) => {
    const email = makeEmail('customer')
    const [leader, second, third] = (await openTabs(context, ['/', '/', '/'])) as [Page, Page, Page]
    await signUp(leader, email)
    await expect(account(third)).toBeVisible()
    await leader.close()

    await second.goto('/search?q=mountain')
    await openResult(second, 0)
    await addToProject(second)
    await expectInCart(third, 1)
    await third.reload()
    await expect(account(third)).toBeVisible()
    await expectInCart(third, 1)
    await second.close()
    await signOut(third)
  })

  test('renew an expired token once for all of them', async ({ context }) => {
    const tabs = await openTabs(context, ['/', '/', '/'])
    const [first] = tabs as [Page, Page, Page]
    await signUp(first, makeEmail('customer'))
    for (const tab of tabs) await expect(account(tab)).toBeVisible()

    const renewals: string[] = []
    let spent: string | undefined
    await context.route('**/graphql', async (route) => {
      const request = route.request()
      const { operationName } = request.postDataJSON()
      const { authorization } = request.headers()
      if (operationName === 'RenewAccess') renewals.push(operationName)
      else if (authorization) {
        spent ??= authorization
        if (authorization === spent)
          return route.fulfill({
            json: { errors: [{ message: 'Expired.', extensions: { code: 'UNAUTHENTICATED' } }] },
          })
      }
      return route.continue()
    })
    await Promise.all(
      tabs.map(async (tab) => {
        await tab.getByRole('searchbox', { name: 'Search Art' }).fill('mountain')
        await tab.keyboard.press('Enter')
        await expect(tiles(tab).first()).toBeVisible()
      }),
    )
    expect(renewals).toHaveLength(1)
  })
})

test('Guests who give an email in two tabs at once have one project', async ({ context }) => {
  const tabs = await openTabs(context, ['/search?q=mountain', '/search?q=mountain'])
  for (const [index, tab] of tabs.entries()) {
    await openResult(tab, index)
    await addToProject(tab)
    await tab.getByRole('dialog', { name: 'Save your cart' }).getByLabel('Email').fill(makeEmail('guest'))
  }
  await Promise.all(tabs.map((tab) => tab.keyboard.press('Enter')))
  for (const tab of tabs) await expectInCart(tab, 2)
})

test('An add that was on its way as the page was reloaded is finished', async ({ page }) => {
  await becomeGuestWithItem(page, makeEmail('guest'))
  await page.getByRole('button', { name: 'Close' }).first().click()
  await openResult(page, 1)
  const held = Promise.withResolvers<void>()
  let isHeld = false
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON()
    // The first request dies with its page.
    if (operationName !== 'AddCartItem' || isHeld) return route.continue()
    isHeld = true
    held.resolve()
  })
  await addToProject(page)
  await held.promise
  await page.goto('/')
  await expectInCart(page, 2)
  await page.reload()
  await expectInCart(page, 2)
})
