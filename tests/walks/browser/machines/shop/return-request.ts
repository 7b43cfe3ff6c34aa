import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  RequestReturnMutation,
  RequestReturnMutationVariables,
  SendReturnPictureMutation,
} from '#client/apollo/generated/graphql.ts'
import { demand } from '#machines/demand.ts'
import type { returnRequestMachine } from '#machines/return-request/machine.ts'
import type { returnRequestPorts } from '#machines/return-request/ports.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import { deliverOrder, LAKE, type Placed, placeOrder } from '../../../../support/shop/place-order.ts'
import {
  notReturnable,
  pictureGone,
  pictureRefused,
  tooMany,
  returnRequest as walk,
} from '../../../fixtures/orders/return-request.ts'
import { notFoundAt, outage, throttled } from '../../../fixtures/shared.ts'
import { createAccount } from '../../account.ts'
import { browserWalkOf, type Look } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { button } from '../../order-page.ts'
import { signInLink } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import { chosenFile, redrawPixel } from '../../uploads/chosen-pictures.ts'
import type { Visit } from '../../visit.ts'

const placed = new WeakMap<Visit, Placed>()
const orderOf = (visit: Visit) => demand(placed.get(visit) ?? null, 'an order').orderId

/** Opens the page of a delivered order with two prints of one work. */
const open = async (visit: Visit) => {
  const owner = await createAccount()
  const order = await placeOrder(owner, [{ ...LAKE, quantity: 2 }])
  await deliverOrder(order.orderId)
  placed.set(visit, order)
  await openSignedIn(visit.page, owner, `/orders/${order.orderId}/return`)
  await expect(line(visit)).toBeVisible()
}

const line = ({ page }: Visit) => page.getByRole('checkbox')
const count = ({ page }: Visit) => page.getByLabel(/^Quantity of /)
const reason = ({ page }: Visit) => page.getByRole('combobox', { name: 'Reason' })
const text = ({ page }: Visit) => page.getByRole('textbox', { name: /Anything we should know|Tell us why/ })

const REASONS = { damaged: 'DAMAGED', wrong: 'WRONG', unwanted: 'UNWANTED', other: 'OTHER' } as const

const answered = (requestReturn: Partial<RequestReturnMutation['requestReturn']>): RequestReturnMutation => ({
  __typename: 'Mutation',
  requestReturn: { __typename: 'OrderPayload', order: null, userErrors: [], ...requestReturn },
})
const pictureAnswered = (
  picture: { id: string } | null,
  userErrors: ReturnType<typeof userErrorsOf>,
): SendReturnPictureMutation => ({
  __typename: 'Mutation',
  sendReturnPicture: {
    __typename: 'ReturnPicturePayload',
    picture: picture && { __typename: 'ReturnPicture', ...picture },
    userErrors,
  },
})

const lookAtFilled: Look = async (visit, { context: { lines, draft, failure, refused, ...context } }) => {
  const quantity = lines[0]?.quantity ?? 0
  await expect(line(visit)).toBeChecked({ checked: quantity > 0 })
  if (quantity > 0) await expect(count(visit)).toHaveValue(`${quantity}`)
  await expect(reason(visit)).toHaveValue(context.reason ?? '')
  await expect(text(visit)).toHaveValue(draft)
  for (const { name, reason: why } of refused)
    await expect(visit.page.getByText(`${name}: ${why}`)).toBeVisible()
  const said = failure?.kind === 'invalid' ? Object.values<string>(failure.fields) : [failure?.message ?? '']
  for (const words of said) await expect(visit.page.getByText(words).first()).toBeVisible()
}

export const returnRequest = browserWalkOf<typeof returnRequestMachine>(walk)({
  openings: [{ input: { owner: 'u-ada', orderId: 'K7Q2-9MXD' }, taken: [], open }],
  hears: ['signedOut'],
  // A lapsed session takes the page away; the machine keeps what was filled in for whoever comes back.
  walk: {
    refusals: {
      requestReturn: [outage, tooMany, pictureGone, notReturnable, throttled, notFoundAt('orderId')],
      sendPicture: [outage, pictureRefused, throttled, notFoundAt('orderId')],
    },
  },
  performs: {
    'line.counted': async (visit, { quantity }, { context: { lines } }) => {
      if (quantity === 0 || lines.length === 0) await line(visit).click()
      else await count(visit).selectOption(`${quantity}`)
    },
    'reason.chosen': async (visit, event) => {
      await reason(visit).selectOption(event.reason ?? '')
    },
    'text.typed': (visit, { draft }) => text(visit).fill(draft),
    'request.submitted': (visit) => button(visit, 'Request return').click(),
    'pictures.chosen': async (visit, { chosen, refused }) => {
      const files = [...chosen, ...refused].map(({ name }) => chosenFile(name))
      await visit.page.getByLabel('Picture files').setInputFiles(files)
    },
    'picture.removed': async (visit, { id }, { context: { pictures, waiting } }) => {
      const at = [...pictures, ...waiting].findIndex((picture) => picture.id === id)
      await visit.page.getByRole('list', { name: 'Pictures to send' }).getByRole('button').nth(at).click()
    },
    'pictures.retried': (visit) => button(visit, 'Try again').click(),
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    // The shop numbers the lines of its orders.
    'line.counted': (event, { sent: { id } }) => ({ ...event, id }),
    'request.submitted': (event, { sent, earlier }) => ({
      ...event,
      left: sent.left,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
    // The page gives each file an id of its own.
    'pictures.chosen': (event, { sent: { chosen } }) => ({ ...event, chosen }),
    'picture.removed': (event, { sent: { id } }) => ({ ...event, id }),
  },
  /** The form tells nothing of the same twice. */
  may: (event, { context: { lines, reason: chosen, draft, pictures, waiting } }) => {
    const there = [...pictures, ...waiting]
    const isThere = (id: string) => there.some((picture) => picture.id === id)
    const counted = lines[0]?.quantity ?? 0
    switch (event.type) {
      case 'line.counted':
        return event.quantity !== counted && (event.quantity !== 1 || counted > 0)
      case 'reason.chosen':
        return event.reason !== chosen
      case 'text.typed':
        return event.draft !== draft
      case 'picture.removed':
        return isThere(event.id)
      case 'pictures.chosen':
        // The page gives the same file another id each time, and the walk does not.
        return (
          there.length + event.chosen.length <= 5 &&
          !event.chosen.some(({ id }: { id: string }) => isThere(id))
        )
      default:
        return true
    }
  },
  // Then the page of the order is shown.
  isLast: ({ event, emitted }) =>
    event.type === 'signedOut' || emitted.some(({ type }) => type === 'return.requested'),
  ports: {
    sendPicture: {
      operation: 'SendReturnPicture',
      asks: async ({ picture }, visit) => ({
        input: {
          orderId: orderOf(visit),
          cartToken: null,
          picture: await redrawPixel(visit.page, picture.name),
        },
      }),
      answer: ({ id }: { id: string }) => pictureAnswered({ id }, []),
      refuse: (refusal) => pictureAnswered(null, userErrorsOf(refusal)),
    },
    requestReturn: {
      operation: 'RequestReturn',
      asks: (
        request: InputFrom<typeof returnRequestPorts.requestReturn>,
        visit,
      ): RequestReturnMutationVariables => ({
        input: {
          orderId: orderOf(visit),
          cartToken: null,
          lines: request.lines.map(({ id, quantity }) => ({ id: `${id}`, quantity })),
          reason: REASONS[demand(request.reason, 'a reason')],
          text: request.draft,
          pictures: [...request.pictures],
          idempotencyKey: request.idempotencyKey,
        },
      }),
      answer: () => answered({}),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    'filling.calm': lookAtFilled,
    'filling.adding': async (visit, { context: { waiting } }) => {
      const [first] = waiting
      await expect(visit.page.getByRole('progressbar', { name: `Adding ${first.name}` })).toBeVisible()
      await expect(button(visit, 'Request return')).toBeDisabled()
    },
    'filling.stuck': async (visit, { context: { pictureFailure } }) => {
      await expect(visit.page.getByRole('alert').filter({ has: button(visit, 'Try again') })).toContainText(
        pictureFailure.message,
      )
    },
    sending: async (visit, { context: { draft } }) => {
      await expect(text(visit)).toHaveValue(draft)
      await expect(button(visit, 'Requesting…')).toBeDisabled()
    },
    dropped: (visit) => expect(signInLink(visit)).toBeVisible(),
  },
  says: {
    'return.requested': async ({ page }) => {
      await expect(page.getByText('We have your return request.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: /^Order #/ })).toBeVisible()
    },
  },
})
