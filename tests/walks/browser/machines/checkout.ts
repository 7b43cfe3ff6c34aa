import { expect } from '@playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { checkoutMachine } from '#machines/checkout/machine.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { cartLink, signIn, signOut } from '../../../journeys/steps.ts'
import { address, byPurchaseOrder, checkoutInput, checkout as walk } from '../../fixtures/checkout.ts'
import { ada, expired } from '../../fixtures/shared.ts'
import { remembered } from '../../walker/remembered.ts'
import { type AccountCart, createAccountWithCart } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { checkoutHeld, quoteIs } from '../checkout-held.ts'
import { type HeldGoogleMaps, holdGoogleMaps } from '../held-google-maps.ts'
import { loseSession } from '../people.ts'
import { asPlanned } from '../sent.ts'
import type { Visit } from '../visit.ts'

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name })
const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { name, level: 2, exact: true })
const says = ({ page }: Visit, text: string) => expect(page.getByText(text).first()).toBeVisible()

const owners = new WeakMap<Visit, AccountCart>()

const comeToCheckOut = async (visit: Visit) => {
  const owner = await createAccountWithCart()
  owners.set(visit, owner)
  await openSignedIn(visit.page, owner, '/checkout')
}

/** What it waits for, by state, where it does. */
const WAITS_FOR = [
  [{ open: { quoting: 'reading' } }, 'ProjectQuote'],
  [{ open: { steps: { address: 'pricing' } } }, 'ProjectQuote'],
  [{ open: { ordering: 'placing' } }, 'PlaceOrder'],
  [{ open: { ordering: 'finding' } }, 'PlacedOrder'],
] as const

/** What is asked just then meets a session that is over; where nothing is, something else does. */
const lapse = async (visit: Visit, before: AnyMachineSnapshot) => {
  const { graph } = visit
  const [, operation] = WAITS_FOR.find(([state]) => before.matches(state)) ?? []
  if (!operation) {
    await loseSession(visit)
    // The way there is over late: it must not lead away from where the walk goes next.
    return expect(visit.page).toHaveURL(/\/search/)
  }
  graph.hold('RenewAccess')
  await (await graph.next(operation)).refuse(expired)
  await (await graph.next('RenewAccess')).refuse(expired)
  graph.release('RenewAccess')
}

/**
 * Whoever was away is back, or somebody else who has no project; or the page is loaded again, and it is known
 * anew who is here.
 */
const signInAgain = async (visit: Visit, account: string, before: AnyMachineSnapshot) => {
  const { page, graph } = visit
  const isOwner = account === ada.uuid
  if (before.matches('lapsed')) {
    const { email, password } = (isOwner && owners.get(visit)) || (await visit.account())
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, email, password)
    await expect(page).toHaveURL(/\/checkout$/)
  } else await page.reload()
  // The page reads again what it shows.
  if (isOwner && !remembered(before).includes('open.quoting.reading'))
    await (await graph.next('ProjectQuote')).answer(quoteIs(before.context.quote))
}

const expectHidden = async (visit: Visit) => {
  const words = heading(visit, 'Please sign in again')
  if (!(await words.isVisible())) await visit.revisit('/checkout')
  await expect(words).toBeVisible()
}

/** The project is changed on its own page; coming back shows what it is now. */
const changeProject = async (visit: Visit) => {
  const { graph, revisit } = visit
  await revisit('/cart')
  await expect(visit.page.getByRole('spinbutton')).toBeVisible()
  const before = graph.asked.length
  await revisit('/checkout')
  await expect(visit.page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  const asked = await graph.next('ProjectQuote')
  await asked.answer(quoteIs({ version: `elsewhere ${before}`, total: 1_000, lines: 1, orderId: null }))
}

const fillAddress = async ({ page }: Visit) => {
  await page.getByLabel('Full name').fill(address.name)
  await page.getByLabel('Street address').fill(address.route)
  await page.getByLabel('City').fill(address.locality)
  await page.getByLabel('State').selectOption(address.administrativeArea)
  await page.getByLabel('ZIP code').fill(address.postalCode)
}

const NEXT = [
  ['address', 'Review'],
  ['review', 'Payment'],
] as const

const goForward = async ({ page }: Visit, _: unknown, before: AnyMachineSnapshot) => {
  const [, name] = NEXT.find(([step]) => before.matches({ open: { steps: step } })) ?? []
  await page.getByRole('list', { name: 'Steps' }).getByRole('button', { name }).click()
}

const expectDropped = async ({ page }: Visit) => {
  await expect(cartLink(page)).toHaveAccessibleName(/^0 items in /)
}

/** By whom the location lookup comes, in a visit whose shop has it. */
const lookups = new WeakMap<Visit, HeldGoogleMaps>()

const failToLookUp = async (visit: Visit) => {
  const lookup = lookups.get(visit)
  if (!lookup) throw new Error('This shop has no location lookup.')
  await lookup.failToLoad()
}

export const checkout = browserWalkOf<typeof checkoutMachine>(walk)({
  openings: [
    {
      input: checkoutInput,
      taken: [],
      open: comeToCheckOut,
      // Loaded again before any lapse: a page that goes before it has kept what it took goes on from what was
      // before that.
      may: ({ type, account }) =>
        type === 'xstate.done.actor.readQuote' || (type === 'signedIn' && account === ada.uuid),
    },
    {
      input: checkoutInput,
      taken: [],
      open: comeToCheckOut,
      may: ({ type }) => type !== 'lookup.failed',
    },
    {
      input: checkoutInput,
      taken: [],
      async open(visit) {
        lookups.set(visit, await holdGoogleMaps(visit))
        await comeToCheckOut(visit)
      },
    },
  ],
  home: '/checkout',
  hears: ['project.changed', 'session.lapsed', 'signedIn', 'signedOut'],
  performs: {
    'quote.retried': (visit) => button(visit, 'Try again').click(),
    'project.changed': changeProject,
    'address.submitted': async (visit) => {
      await fillAddress(visit)
      await button(visit, 'Continue to review').click()
    },
    'lookup.failed': failToLookUp,
    'review.confirmed': (visit) => button(visit, 'Continue to payment').click(),
    'payment.submitted': async (visit) => {
      await visit.page.getByRole('radio', { name: 'Purchase order' }).check()
      await visit.page.getByLabel('Purchase order number').fill('PO 7')
      await button(visit, /^Place order/).click()
    },
    'step.back': (visit) => button(visit, /^(Back|Change the payment)$/).click(),
    'step.forward': goForward,
    'placing.retried': (visit) => button(visit, /^(Try again|Check again)$/).click(),
    'change.accepted': (visit) => button(visit, /^Place order/).click(),
    'change.declined': (visit) => button(visit, 'Review again').click(),
    'session.lapsed': (visit, _, before) => lapse(visit, before),
    signedIn: (visit, { account }, before) => signInAgain(visit, account, before),
    signedOut: ({ page }) => signOut(page),
  },
  sends: { 'payment.submitted': asPlanned },
  ports: checkoutHeld,
  looks: {
    'open.quoting.reading': (visit) => says(visit, 'Checking today’s prices…'),
    'open.quoting.unread': async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'We couldn’t load your order')).toBeVisible()
      await says(visit, failure.message)
    },
    'open.quoting.empty': async (visit) => {
      await expect(heading(visit, 'There is nothing left to order')).toBeVisible()
      await says(visit, 'is no longer available')
    },
    'open.steps.review': async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'Review your order')).toBeVisible()
      await says(visit, 'is no longer available')
      if (failure) await says(visit, failure.message)
    },
    'open.steps.address.filling': async (visit, { context: { failure } }) => {
      await expect(button(visit, 'Continue to review')).toBeEnabled()
      if (failure) await says(visit, failure.message)
    },
    'open.steps.address.pricing': (visit) => expect(button(visit, 'Pricing shipping…')).toBeDisabled(),
    'open.steps.payment': async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'Payment')).toBeVisible()
      if (failure) await says(visit, failure.message)
    },
    'open.ordering.placing': (visit) => expect(heading(visit, 'Placing your order')).toBeVisible(),
    'open.ordering.finding': (visit) => expect(heading(visit, 'Checking on your order')).toBeVisible(),
    'open.ordering.held': async (visit, { context: { failure } }) => {
      await expect(heading(visit, 'Your order was not placed')).toBeVisible()
      await says(visit, failure.message)
    },
    'open.ordering.unknown': async (visit) => {
      await expect(heading(visit, 'We don’t know yet if your order went through')).toBeVisible()
      await expect(button(visit, /^(Back|Try again|Place order)/)).toHaveCount(0)
    },
    'open.quoting.changed': async (visit) => {
      await expect(heading(visit, 'Something has changed')).toBeVisible()
      await expect(visit.page.getByRole('row', { name: /^Total / })).toBeVisible()
    },
    ordered: async (visit) => {
      await expect(visit.page).toHaveURL(/\/orders\/1042$/)
      await expectDropped(visit)
    },
    confirmation: async (visit) => {
      await expect(visit.page).toHaveURL(/\/checkout\/confirmation\/1042$/)
      await expectDropped(visit)
    },
    lapsed: expectHidden,
    left: async ({ page }) => {
      if (page.url().endsWith('/checkout'))
        await expect(page.getByRole('heading', { name: 'Your project is empty' })).toBeVisible()
    },
  },
  may: ({ type, account }, before) => {
    if (type === 'signedOut') return !before.matches('lapsed')
    if (type !== 'signedIn' || before.matches('lapsed')) return true
    return account === ada.uuid && before.matches({ open: { steps: { address: 'filling' } } })
  },
  walk: {
    events: walk.events.map((event) => ('payment' in event ? { ...event, payment: byPurchaseOrder } : event)),
    // A session that is over ends more than the request: the other examples lead there.
    refusals: {
      ...walk.refusals,
      readQuote: walk.refusals.readQuote?.filter((refusal) => refusal !== expired) ?? [],
      placeOrder: walk.refusals.placeOrder?.filter((refusal) => refusal !== expired) ?? [],
      priceShipping: walk.refusals.priceShipping?.filter((refusal) => refusal !== expired) ?? [],
      findOrder: walk.refusals.findOrder?.slice(0, 1) ?? [],
    },
  },
})
