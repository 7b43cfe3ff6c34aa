import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type { MigrateCartMutation, MigrateCartMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { cartMigrationMachine } from '#machines/cart-migration/machine.ts'
import type { cartMigrationPorts } from '#machines/cart-migration/ports.ts'
import { isAnswer } from '#machines/chart/event-types.ts'
import {
  addToProject,
  cartLink,
  expectInCart,
  giveEmail,
  openResult,
  quickView,
  searchFor,
  signOut,
} from '../../../journeys/steps.ts'
import { makeEmail } from '../../../journeys/visitor.ts'
import { cartMigration as walk } from '../../fixtures/cart-migration.ts'
import { notFoundAt, ordered, outage } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { noSuchCart } from '../no-such-cart.ts'
import { accountMenu, becomeGuest, expectArrived, notices, signInLink, submitSignIn } from '../people.ts'
import { until } from '../until.ts'
import type { Visit } from '../visit.ts'

const tryAgain = (visit: Visit) => notices(visit).getByRole('button', { name: 'Try again' })

const signInAsGuest = async (visit: Visit) => {
  const isGuest = (await cartLink(visit.page).textContent())?.startsWith('1')
  if (!isGuest) await becomeGuest(visit)
  await submitSignIn(visit)
}

/**
 * Loads the page again while the account does not answer. Somebody whose cart is gone by then gives an email
 * for another, as a guest; and then the account answers.
 */
const comeBackAsGuest = async (visit: Visit) => {
  const { page, graph, recording } = visit
  // Wait until the cart is known: an add after the reload would wait for it otherwise.
  await until(
    () => recording.latest('cart-start')?.snapshot().matches('ready') === true,
    'No cart has been started.',
  )
  graph.hold('RefreshSession')
  await page.reload()
  await (await graph.next('RefreshSession')).refuse(outage)
  if (!(await quickView(page).isVisible())) {
    await searchFor(page, 'mountain')
    await openResult(page, 0)
  }
  graph.hold('AddCartItem', 'CartByToken')
  await addToProject(page)
  await (await graph.next('AddCartItem')).answer(noSuchCart)
  await (await graph.next('CartByToken')).answer({ __typename: 'Query', cart: null })
  graph.release('AddCartItem', 'CartByToken')
  await giveEmail(page, makeEmail('guest'))
  await expectInCart(page, 1)
  await accountMenu(visit).click()
  await page.getByRole('button', { name: 'We can’t reach your account right now. Retry' }).click()
  await (await graph.next('RefreshSession')).pass()
  graph.release('RefreshSession')
}

const openAsGuest = async (visit: Visit) => {
  await visit.page.goto('/')
  await becomeGuest(visit)
}

const startMigration = (visit: Visit, before: AnyMachineSnapshot) => {
  if (before.matches('idle')) return signInAsGuest(visit)
  return before.matches('failed') ? visit.page.reload().then(() => {}) : comeBackAsGuest(visit)
}

export const cartMigration = browserWalkOf<typeof cartMigrationMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: openAsGuest,
      may: ({ type }, before) => !(type === 'migration.start' && before.matches('failed')),
    },
    // Here the account has another cart by then, which it is led to.
    { input: undefined, taken: [], open: openAsGuest, may: ({ type }) => !isAnswer(type) },
  ],
  hears: ['migration.start', 'migration.abandoned'],
  performs: {
    'migration.start': (visit, _event, before) => startMigration(visit, before),
    'migration.retried': (visit) => tryAgain(visit).click(),
    'migration.abandoned': ({ page }) => signOut(page),
  },
  ports: {
    migrateCart: {
      operation: 'MigrateCart',
      asks: ({ token }: InputFrom<typeof cartMigrationPorts.migrateCart>): MigrateCartMutationVariables => ({
        input: { cartToken: token },
      }),
      refuse: (refusal): MigrateCartMutation => ({
        __typename: 'Mutation',
        migrateCart: {
          __typename: 'MigrateCartPayload',
          added: 0,
          joined: 0,
          merge: null,
          cart: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
  },
  walk: { refusals: { migrateCart: [notFoundAt('cartToken'), ordered, outage] } },
  looks: {
    idle: (visit) => expect(signInLink(visit)).toBeVisible(),
    migrating: async (visit) => {
      await expect(accountMenu(visit)).toBeVisible()
      await expect(tryAgain(visit)).toBeHidden()
    },
    migrated: async (visit) => {
      await expectArrived(visit)
      await expect(cartLink(visit.page)).toHaveAccessibleName(/^[1-9]\d* items? in /)
    },
    dropped: async (visit) => {
      await expectArrived(visit)
      await expect(tryAgain(visit)).toBeHidden()
    },
    failed: async (visit, { context: { failure } }) => {
      await expectArrived(visit)
      await expect(notices(visit).getByText(failure.message)).toBeVisible()
    },
  },
  may: ({ type, token }, before) => {
    if (type === 'migration.abandoned') return !before.matches('idle')
    // A cart that could not be brought along stays the same.
    if (type === 'migration.start' && before.matches('failed')) return token === before.context.token
    return true
  },
})
