import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { ReviewLinesMutation, ReviewLinesMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { reviewMachine } from '#machines/review/machine.ts'
import type { reviewPorts } from '#machines/review/ports.ts'
import { review as walk } from '../../fixtures/review.ts'
import { createAccountWithCart, PICTURE } from '../account-cart.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'

const button = ({ page }: Visit, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
/** Finds the button by either of its names: it changes once the visitor has approved. */
const approval = (visit: Visit) => button(visit, new RegExp(`^Approved?:? ${PICTURE.title}$`))
const nameField = ({ page }: Visit) => page.getByLabel('Your name')

/** Opens the link to a project of one print. */
const openLink = async ({ page }: Visit) => {
  const owner = await createAccountWithCart()
  await page.goto(`/shared/${await owner.share()}`)
  await expect(page.getByRole('heading', { name: PICTURE.title })).toBeVisible()
}

export const review = browserWalkOf<typeof reviewMachine>(walk)({
  openings: [
    {
      input: { shareToken: 'share-1' },
      taken: [],
      open: openLink,
      // A name stays known once given; the other opening knows one from the start.
      may: ({ type, author }, { context }) =>
        type !== 'review.said' || (author === null && context.author === null),
    },
    {
      input: { shareToken: 'share-1' },
      taken: [],
      async open(visit) {
        await visit.page.addInitScript(() => sessionStorage.setItem('aquatint.reviewer', 'Ann'))
        await openLink(visit)
      },
      may: ({ type, author }) => type !== 'review.said' || author !== null,
    },
  ],
  performs: {
    'review.said': async (visit, { verdict, comment }) => {
      if (verdict === 'APPROVED') return approval(visit).click()
      await button(visit, `Comment on ${PICTURE.title}`).click()
      await visit.page.getByLabel('Your comment').fill(comment)
      await button(visit, 'Send comment').click()
    },
    'author.given': async (visit, { author }) => {
      await nameField(visit).fill(author)
      await button(visit, 'Send').click()
    },
    'review.retried': (visit) => button(visit, 'Send again').click(),
    'review.dropped': (visit) => button(visit, /^(Cancel|Dismiss)$/).click(),
  },
  ports: {
    say: {
      operation: 'ReviewLines',
      asks: ({
        shareToken,
        author,
        said: { itemIds, verdict, comment, idempotencyKey },
      }: InputFrom<typeof reviewPorts.say>): ReviewLinesMutationVariables => ({
        input: { shareToken, author, itemIds: [...itemIds], verdict, comment, idempotencyKey },
      }),
      refuse: (refusal): ReviewLinesMutation => ({
        __typename: 'Mutation',
        reviewLines: { __typename: 'ReviewPayload', project: null, userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    'open.idle': (visit) => expect(approval(visit)).toBeEnabled(),
    'open.naming': async (visit, { context: { failure } }) => {
      await expect(nameField(visit)).toBeVisible()
      if (failure) await expect(nameField(visit)).toHaveAccessibleErrorMessage(failure.fields.author)
    },
    sending: async (visit) => {
      await expect(visit.page.getByText('Sending…')).toBeVisible()
      await expect(approval(visit)).toBeDisabled()
    },
    'open.sent': ({ page }) => expect(page.getByText('Sent. You can change')).toBeVisible(),
    'open.failed': (visit, { context: { failure } }) =>
      expect(visit.page.getByRole('main').getByRole('alert')).toContainText(
        failure.kind === 'invalid' ? failure.fields.comment : failure.message,
      ),
  },
  /**
   * A review that came too late cannot be sent again; while a name is asked for, nothing else can be done.
   */
  may: ({ type }, { value, context: { failure } }) =>
    type === 'review.retried'
      ? failure?.kind !== 'ended'
      : !(type === 'review.said' && typeof value === 'object' && value.open === 'naming'),
})
