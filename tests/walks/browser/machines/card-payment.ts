import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  CreatePaymentIntentMutation,
  CreatePaymentIntentMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { cardPaymentMachine } from '#machines/card-payment/machine.ts'
import type { cardPaymentPorts, Intent } from '#machines/card-payment/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import { CARDS } from '#services/cards/test-cards.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { charge, notByCard, cardPayment as walk } from '../../fixtures/card-payment.ts'
import { address, changedSince } from '../../fixtures/checkout.ts'
import { outage } from '../../fixtures/shared.ts'
import { createAccountWithCart } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { type HeldStripe, holdStripe } from '../held-stripe.ts'
import type { Visit } from '../visit.ts'

const held = new WeakMap<Visit, HeldStripe>()
const stripeOf = (visit: Visit): HeldStripe => {
  const stripe = held.get(visit)
  if (!stripe) throw new Error('Stripe is not held.')
  return stripe
}

const created = (
  made: Intent | null,
  userErrors: ReturnType<typeof userErrorsOf> = [],
): CreatePaymentIntentMutation => ({
  __typename: 'Mutation',
  createPaymentIntent: {
    __typename: 'PaymentIntentPayload',
    intent: made?.intent ?? null,
    clientSecret: made && `${made.intent}_secret_1`,
    userErrors,
  },
})

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name })
const field = ({ page }: Visit) => page.getByRole('group', { name: 'Card' })
const number = ({ page }: Visit) => page.getByLabel('Card number')
const says = ({ page }: Visit, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

const comeToPay = async (visit: Visit) => {
  const { page } = visit
  await openSignedIn(page, await createAccountWithCart(), '/checkout')
  await page.getByLabel('Full name').fill(address.name)
  await page.getByLabel('Street address').fill(`${address.streetNumber} ${address.route}`)
  await page.getByLabel('City').fill(address.locality)
  await page.getByLabel('State').selectOption(address.administrativeArea)
  await page.getByLabel('ZIP code').fill(address.postalCode)
  await button(visit, 'Continue to review').click()
  await button(visit, 'Continue to payment').click()
}

const asStripe: Record<string, (visit: Visit, event: { error?: Refusal }) => Promise<void>> = {
  'xstate.done.actor.loadField': (visit) => stripeOf(visit).load(),
  'xstate.error.actor.loadField': (visit) => stripeOf(visit).failToLoad(),
  'xstate.done.actor.confirmCard': (visit) => stripeOf(visit).authorize(),
  'xstate.error.actor.confirmCard': (visit, { error }) => stripeOf(visit).refuse(error ?? outage),
}

export const cardPayment = browserWalkOf<typeof cardPaymentMachine>(walk)({
  openings: [
    {
      input: { charge },
      taken: [],
      open: async (visit) => {
        held.set(visit, await holdStripe(visit))
        // What becomes of the order is another machine's business.
        visit.graph.hold('PlaceOrder')
        await comeToPay(visit)
      },
    },
  ],
  performs: {
    ...asStripe,
    'field.retried': (visit) => button(visit, 'Retry').click(),
    'card.submitted': async (visit) => {
      await number(visit).fill(CARDS.good)
      await button(visit, /^Place order/).click()
    },
  },
  ports: {
    createIntent: {
      operation: 'CreatePaymentIntent',
      asks: ({
        projectToken,
        ...agreed
      }: InputFrom<typeof cardPaymentPorts.createIntent>): CreatePaymentIntentMutationVariables => ({
        input: { cartToken: projectToken, ...agreed },
      }),
      answer: (output) => created(output as Intent),
      refuse: (refusal) => created(null, userErrorsOf(refusal)),
    },
  },
  walk: {
    // An expired token is renewed before the machine hears of it.
    refusals: { ...walk.refusals, createIntent: [changedSince, notByCard, outage] },
  },
  looks: {
    loading: async (visit) => {
      await expect(field(visit)).toHaveAttribute('aria-busy', 'true')
      await expect(button(visit, /^Place order/)).toBeDisabled()
    },
    unloaded: async (visit) => {
      await says(visit, 'The card field could not be loaded.')
      await expect(button(visit, 'Retry')).toBeVisible()
    },
    filling: async (visit, { context: { failure } }) => {
      await expect(number(visit)).toBeVisible()
      await expect(button(visit, /^Place order/)).toBeEnabled()
      if (failure) await says(visit, failure.message)
    },
    creating: (visit) => expect(button(visit, 'Confirming your card…')).toBeDisabled(),
    confirming: (visit) => expect(button(visit, 'Confirming your card…')).toBeDisabled(),
    authorized: (visit) => says(visit, /Placing your order/),
    outdated: (visit) => says(visit, /has changed since you reviewed it/),
  },
})
