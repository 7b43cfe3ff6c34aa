import type { Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { becomeGuestWithItem, expectInCart, signOut, signUp } from '../steps.ts'
import { expect, makeEmail, test } from '../visitor.ts'

// Playwright turns the cache off by default; visitors have it.
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...launchOptions.args, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const tabLocks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name?.startsWith('aquatint.tab ')).length
  })

const tellPage = (page: Page, type: 'pagehide' | 'pageshow') =>
  page.evaluate((name) => void dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)

interface Way {
  how: string
  leave(page: Page): Promise<unknown>
  comeBack(page: Page): Promise<unknown>
}

/**
 * A browser may keep a page as it was or load it anew, and the promise is the same. The second way tells the
 * page that it was kept.
 */
const WAYS: readonly Way[] = [
  {
    how: 'by the way back',
    leave: (page) => page.goto('/robots.txt'),
    comeBack: (page) => page.goBack({ waitUntil: 'commit' }),
  },
  {
    how: 'as it was',
    leave: (page) => tellPage(page, 'pagehide'),
    comeBack: (page) => tellPage(page, 'pageshow'),
  },
]

for (const { how, leave, comeBack } of WAYS)
  test(`A page that was left, and comes back ${how}, catches up with the other tabs and joins them again`, async ({
    page,
    context,
  }) => {
    await becomeGuestWithItem(page, makeEmail('guest'))
    await leave(page)
    const other = await context.newPage()
    await other.goto('/cart')
    await other.getByRole('spinbutton').fill('4')
    await other.getByRole('spinbutton').press('Enter')
    await expectInCart(other, 4)
    await comeBack(page)
    await expectInCart(page, 4)
    await expect.poll(() => tabLocks(page)).toBe(2)

    await leave(page)
    await signUp(other, makeEmail('customer'))
    await comeBack(page)
    await expect(page.getByRole('button', { name: 'My Account' })).toBeVisible()

    await leave(page)
    await signOut(other)
    await other.close()
    await comeBack(page)
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible()
    await expectInCart(page, 0)
  })
