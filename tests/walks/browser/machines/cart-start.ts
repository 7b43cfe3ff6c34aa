import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  CartByTokenQuery,
  CartByTokenQueryVariables,
  CartLink_CartFragment,
  ProjectCartQuery,
  ProjectCartQueryVariables,
  RecentCartQuery,
  RecentCartQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { CartRef } from '#machines/cart-ref.ts'
import type { cartStartMachine } from '#machines/cart-start/machine.ts'
import type { cartStartPorts } from '#machines/cart-start/ports.ts'
import { cartLink, expectInCart, signIn, signOut } from '../../../journeys/steps.ts'
import { cartStart as walk } from '../../fixtures/cart-start.ts'
import { notRenewed, outage } from '../../fixtures/shared.ts'
import { type AccountCart, createAccountWithCart } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { accountMenu, becomeGuest } from '../people.ts'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

const FORM = '/accounts/login?redirect=/cart'

const owners = new WeakMap<Visit, AccountCart>()

const empty = ({ page }: Visit) => page.getByRole('heading', { name: 'Your project is empty' })
const retry = ({ page }: Visit) => page.getByRole('main').getByRole('button', { name: 'Retry' })

const headerRetry = ({ page }: Visit) => page.getByRole('button', { name: 'Cart not loaded. Retry' })

/** Signs somebody with a cart in or, if they are here, loads the page again. */
const arrive = async (visit: Visit) => {
  const { page } = visit
  if (await accountMenu(visit).isVisible()) return void (await page.reload())
  const owner = owners.get(visit) ?? (await createAccountWithCart())
  owners.set(visit, owner)
  await visit.revisit(FORM)
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await signIn(page, owner.email, owner.password)
}

const cart: CartRef = { token: 'cart-7', projectId: '7', latestOrder: null }

const project = { __typename: 'ProjectRef' as const, id: '1001', name: 'Lobby', label: 'Lobby' }
const link: CartLink_CartFragment = { __typename: 'Cart', quantity: 1, project }

/** A project that has become this order. */
const ordered = (latestOrder: string) => ({
  ...link,
  token: 'ordered',
  version: 2,
  isGuest: false,
  latestOrder,
  project,
})

/**
 * Answers as the graph does for a cart that is gone or has been ordered; null where the graph answers itself.
 */
const missingOr = (output: unknown) => {
  const latestOrder = (output as CartRef | null)?.latestOrder ?? null
  if (output !== null && latestOrder === null) return null
  return { cart: latestOrder === null ? null : ordered(latestOrder) }
}

export const cartStart = browserWalkOf<typeof cartStartMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [{ type: 'cart.start', projectId: null, signedIn: false }],
      open: async ({ page, recording }) => {
        await page.goto(FORM)
        const taken = () => recording.latest('cart-start')?.events.map(({ type }) => type) ?? []
        await until(
          () => taken().includes('cart.start'),
          () => `The page took only: ${taken().join(', ')}.`,
        )
      },
    },
  ],
  hears: ['cart.start', 'cart.adopted', 'cart.dropped'],
  performs: {
    'cart.start': (visit, { signedIn }) =>
      signedIn ? arrive(visit) : visit.page.goto('/cart').then(() => {}),
    'cart.retried': async (visit) =>
      ((await retry(visit).isVisible()) ? retry(visit) : headerRetry(visit)).click(),
    'cart.adopted': (visit) => becomeGuest(visit),
    'cart.dropped': ({ page }) => signOut(page),
  },
  walk: {
    events: [
      { type: 'cart.start', projectId: '7', signedIn: true },
      { type: 'cart.start', projectId: '9', signedIn: false },
      { type: 'cart.retried' },
      { type: 'cart.adopted', token: 'cart-9', projectId: '9', isGuest: true },
      { type: 'cart.dropped' },
    ],
    refusals: {
      loadProjectCart: [notRenewed],
      refreshCart: [outage],
      loadRecentCart: [outage],
    },
    answers: {
      loadProjectCart: [cart, { ...cart, latestOrder: '1001' }, null],
      refreshCart: [cart, { ...cart, latestOrder: '1001' }, null],
      loadRecentCart: [cart, { ...cart, latestOrder: '1001' }, null],
    },
  },
  ports: {
    loadProjectCart: {
      operation: 'ProjectCart',
      asks: ({ projectId }: InputFrom<typeof cartStartPorts.loadProjectCart>): ProjectCartQueryVariables => ({
        projectId,
      }),
      answer: (output): ProjectCartQuery | null => {
        const answer = missingOr(output)
        return answer && { __typename: 'Query', projectCart: answer.cart }
      },
    },
    refreshCart: {
      operation: 'CartByToken',
      asks: ({ token }: InputFrom<typeof cartStartPorts.refreshCart>): CartByTokenQueryVariables => ({
        token,
      }),
      answer: (output): CartByTokenQuery | null => {
        const answer = missingOr(output)
        return answer && { __typename: 'Query', cart: answer.cart }
      },
    },
    loadRecentCart: {
      operation: 'RecentCart',
      asks: (): RecentCartQueryVariables => ({}),
      answer: (output): RecentCartQuery | null => {
        const answer = missingOr(output)
        return answer && { __typename: 'Query', recentCart: answer.cart }
      },
    },
  },
  looks: {
    loadingProjectCart: async (visit) => {
      await expect(accountMenu(visit)).toBeVisible()
      await expect(retry(visit)).toBeHidden()
    },
    refreshingCart: (visit) => expect(retry(visit)).toBeHidden(),
    loadingRecentCart: async (visit) => {
      await expect(accountMenu(visit)).toBeVisible()
      await expect(empty(visit)).toBeHidden()
    },
    ready: ({ page }) => expectInCart(page, 1),
    none: async (visit) => {
      await expectInCart(visit.page, 0)
      if (await accountMenu(visit).isVisible()) await expect(empty(visit)).toBeVisible()
    },
    failed: async (visit, { context: { failure, token } }) => {
      await expect(visit.page.getByRole('main').getByText(failure.message)).toBeVisible()
      // The cart as it was read before stays on the screen.
      await expect(
        token === null ? headerRetry(visit) : cartLink(visit.page).or(headerRetry(visit)),
      ).toBeVisible()
    },
  },
  may: ({ type, signedIn: asUser }, before) => {
    const { signedIn, token, isGuest } = before.context
    const holdsGuestCart = isGuest && token !== null
    // A guest who signs in brings their cart along, which is another machine's business.
    if (type === 'cart.start') return asUser ? !holdsGuestCart : holdsGuestCart
    if (type === 'cart.adopted') return !signedIn && token === null
    if (type === 'cart.dropped') return signedIn && !before.matches('none')
    return true
  },
})
