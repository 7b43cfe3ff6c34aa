import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  CartLinesQueryVariables,
  ChangeCartItemMutation,
  ChangeCartItemMutationVariables,
  RemoveCartItemMutation,
  RemoveCartItemMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import { isAnswer } from '#machines/chart/event-types.ts'
import type { quantityMachine } from '#machines/quantity/machine.ts'
import type { quantityPorts } from '#machines/quantity/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { cartLines } from '../../../journeys/steps.ts'
import { quantity as walk } from '../../fixtures/quantity.ts'
import { invalid, notFoundAt, notRenewed, ordered, outage } from '../../fixtures/shared.ts'
import { type AccountCart, createAccountWithCart, PICTURE } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { visitOwnCart } from '../people.ts'
import { asPlanned } from '../sent.ts'
import type { Visit } from '../visit.ts'

const field = ({ page }: Visit) => page.getByRole('spinbutton').last()
const question = ({ page }: Visit) => page.getByRole('dialog', { name: 'Remove this item?' })
/** The walked line: of several, the last one's actor is the newest. */
const line = ({ page }: Visit) => cartLines(page).filter({ hasText: PICTURE.title }).last()
const busy = (visit: Visit) => line(visit).locator('[aria-busy=true]')

const owners = new WeakMap<Visit, AccountCart>()

/** Takes the line out from another device, so that the graph speaks the truth of it. */
const takeOut = async (visit: Visit) => owners.get(visit)?.takeOut()

const openCart = async (visit: Visit) => {
  owners.set(visit, await visitOwnCart(visit))
}

const whereGone =
  (refused: (refusal: Refusal) => object) =>
  async (refusal: Refusal, visit: Visit): Promise<object> => {
    if (refusal.code === 'NOT_FOUND') await takeOut(visit)
    return refused(refusal)
  }

export const quantity = browserWalkOf<typeof quantityMachine>(walk)({
  openings: [
    {
      input: { cartToken: 'cart-1', itemId: '1', quantity: 1 },
      taken: [{ type: 'line.reread', quantity: 1 }],
      open: openCart,
    },
    {
      input: { cartToken: 'cart-1', itemId: '1', quantity: 1 },
      taken: [{ type: 'line.reread', quantity: 1 }],
      who: 'with another line',
      open: async (visit) => {
        const owner = await createAccountWithCart()
        await owner.addSmaller()
        owners.set(visit, owner)
        await openSignedIn(visit.page, owner, '/cart')
        await expect(cartLines(visit.page)).toHaveCount(2)
      },
      // After a removal the focus goes to the next line, so walk removals only.
      may: ({ type }) => type.startsWith('removal') || type === 'xstate.done.actor.removeLine',
    },
  ],
  home: '/cart',
  hears: ['line.reread'],
  performs: {
    'quantity.edited': (visit, { text }) => field(visit).fill(text),
    'quantity.restored': (visit) => field(visit).press('Escape'),
    'edit.finished': (visit) => field(visit).press('Enter'),
    'removal.requested': (visit) => line(visit).getByRole('button', { name: 'Remove' }).click(),
    'removal.confirmed': (visit) => question(visit).getByRole('button', { name: 'Remove' }).click(),
    'removal.cancelled': (visit) => question(visit).getByRole('button', { name: 'Keep it' }).click(),
  },
  sends: { 'quantity.edited': asPlanned },
  walk: {
    answers: {
      changeQuantity: [undefined],
      rereadLine: [{ quantity: 1 }, { quantity: 2 }, { quantity: 5 }, null],
      removeLine: [{ seq: 4 }],
    },
    refusals: {
      changeQuantity: [
        notRenewed,
        notFoundAt('itemId'),
        invalid({ quantity: 'Ensure this value is less than or equal to 999.' }),
      ],
      rereadLine: [outage],
      removeLine: [ordered, notFoundAt('itemId')],
    },
  },
  ports: {
    changeQuantity: {
      operation: 'ChangeCartItem',
      asks: ({
        cartToken,
        itemId,
        quantity: asked,
      }: InputFrom<typeof quantityPorts.changeQuantity>): ChangeCartItemMutationVariables => ({
        input: { cartToken, itemId, quantity: asked },
      }),
      refuse: whereGone(
        (refusal): ChangeCartItemMutation => ({
          __typename: 'Mutation',
          changeCartItem: {
            __typename: 'CartItemPayload',
            item: null,
            cart: null,
            userErrors: userErrorsOf(refusal),
          },
        }),
      ),
    },
    rereadLine: {
      operation: 'CartLines',
      asks: ({ cartToken }: InputFrom<typeof quantityPorts.rereadLine>): CartLinesQueryVariables => ({
        token: cartToken,
        page: 1,
      }),
      answer: async (output, visit) => {
        if (output === null) await takeOut(visit)
        return null
      },
    },
    removeLine: {
      operation: 'RemoveCartItem',
      asks: ({
        cartToken,
        itemId,
      }: InputFrom<typeof quantityPorts.removeLine>): RemoveCartItemMutationVariables => ({
        input: { cartToken, itemId },
      }),
      refuse: whereGone(
        (refusal): RemoveCartItemMutation => ({
          __typename: 'Mutation',
          removeCartItem: {
            __typename: 'RemoveCartItemPayload',
            seq: null,
            cart: null,
            userErrors: userErrorsOf(refusal),
          },
        }),
      ),
    },
  },
  looks: {
    'present.quantity.settled': async (visit, { context: { text } }) => {
      await expect(field(visit)).toHaveValue(text)
      await expect(busy(visit)).toBeHidden()
    },
    'present.quantity.invalid': async (visit, { context: { text, failure } }) => {
      await expect(field(visit)).toHaveValue(text)
      await expect(field(visit)).toHaveAccessibleDescription(failure.message)
    },
    'present.quantity.debouncing': async (visit, { context: { text } }) => {
      await expect(field(visit)).toHaveValue(text)
      await expect(busy(visit)).toBeHidden()
    },
    'present.quantity.saving': (visit) => expect(busy(visit)).toBeVisible(),
    'present.quantity.rereading': async (visit, { context: { failure } }) => {
      await expect(busy(visit)).toBeVisible()
      if (failure)
        await expect(visit.page.getByRole('alert').filter({ hasText: failure.message })).toBeVisible()
    },
    'removal.unasked': (visit) => expect(question(visit)).toBeHidden(),
    'removal.confirming': (visit) => expect(question(visit)).toBeVisible(),
    removing: (visit) => expect(line(visit).getByRole('button', { name: 'Remove' })).toBeDisabled(),
    removed: async ({ page }) => {
      // The focus goes to the line beside the removed one, or to the heading that says there is none.
      const next = cartLines(page).locator('[id^=line-]')
      await expect(next.or(page.getByRole('heading', { name: 'Your project is empty' }))).toBeFocused()
    },
  },
  may: ({ type, text, output }, before) => {
    const { context } = before
    const isAsked = before.matches({ present: { removal: 'confirming' } })
    // Nothing behind the question can be reached, and one cannot type what is in the field already.
    if (type === 'quantity.edited') return !isAsked && text !== context.text
    if (type === 'quantity.restored' || type === 'edit.finished') return !isAsked
    // Leaving the field to remove the line finishes the edit.
    if (type === 'removal.requested') return !before.matches({ present: { quantity: 'debouncing' } })
    // The services answer the quantity that they have.
    if (isAnswer(type) && before.matches({ present: { quantity: 'rereading' } }))
      return output === null || output.quantity === context.quantity
    return true
  },
})
