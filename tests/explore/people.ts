import { type BrowserContext, expect, type Page } from '@playwright/test'
import {
  addToProject,
  expectInCart,
  giveEmail,
  openResult,
  searchFor,
  signIn,
} from '#tests/journeys/steps.ts'
import { makeEmail } from '#tests/journeys/visitor.ts'
import { fillProject, STAFF } from '#tests/support/shop/place-order.ts'
import { awaitReadyPages } from '#tests/support/shop/ready-pages.ts'
import { createAccountWithCart } from '#tests/walks/browser/account-cart.ts'
import type { Role } from './options.ts'

const ARTIST = { email: 'artist@aquatint.test', password: 'aquatint-demo' }

/** Gives each a cart with something in it: otherwise there is nothing to lose. */
const accountOf = async (role: Exclude<Role, 'guest'>) => {
  if (role === 'customer') return createAccountWithCart()
  const account = role === 'staff' ? STAFF : ARTIST
  await fillProject(account)
  return account
}

const arrive = async (page: Page, url: string, role: Role) => {
  if (role === 'guest') {
    await page.goto(`${url}/`)
    await searchFor(page, 'mountain')
    await openResult(page, 0)
    await addToProject(page)
    await giveEmail(page, makeEmail('explorer'))
    await expectInCart(page, 1)
    return
  }
  const { email, password } = await accountOf(role)
  await page.goto(`${url}/accounts/login`)
  await signIn(page, email, password)
  await page.getByRole('button', { name: 'My Account' }).waitFor()
}

/** Each step may wait five seconds, which a busy machine can use up. */
const PATIENCE_MS = 60_000

/**
 * Makes a visitor somebody, in a page that is closed before the visit: the browser's cookie and what it keeps
 * stay.
 */
export const bringVisitor = (context: BrowserContext, url: string, role: Role): Promise<void> =>
  expect(async () => {
    const page = await context.newPage()
    awaitReadyPages(page)
    try {
      await arrive(page, url, role)
    } finally {
      await page.close()
    }
  }).toPass({ timeout: PATIENCE_MS })

/** Visits of each role begin at these in turn, by their seed, where things can go wrong. */
const PLACES: Record<Role, readonly string[]> = {
  guest: ['/cart', '/search?q=river', '/images/aq-001601', '/', '/collections'],
  customer: ['/cart', '/images/aq-001601', '/projects', '/search?q=dune', '/'],
  staff: ['/search?q=mountain', '/manage', '/collections', '/cart'],
  artist: ['/artist', '/search?q=forest', '/cart', '/'],
}

export const placeOf = (role: Role, seed: number): string => PLACES[role][seed % PLACES[role].length] ?? '/'
