import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  ImagePublishedQuery,
  ImagePublishedQueryVariables,
  SetImagePublishedMutation,
  SetImagePublishedMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { publishingMachine } from '#machines/publishing/machine.ts'
import type { publishingPorts } from '#machines/publishing/ports.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { openResult, quickView } from '../../../journeys/steps.ts'
import { publishing as walk } from '../../fixtures/publishing.ts'
import { catalogueOutage, imageGone, notFoundAt } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { expectFailureNotice, signInLink } from '../people.ts'
import type { Visit } from '../visit.ts'

const PLACE = '/search?q=fern'
const button = ({ page }: Visit) => quickView(page).getByRole('button', { name: /^(Publish|Unpublish)$/ })

/**
 * Visits in which the shop holds the opposite of what the plan expects, so that the button offers the other
 * wish.
 */
const mirrored = new WeakMap<Visit, boolean>()

const openPanel = async (visit: Visit, place = PLACE, index = 5) => {
  const { page } = visit
  await openAsStaff(page, place)
  await openResult(page, index)
}

const openStock = (visit: Visit) => openPanel(visit, '/search?q=dahlia&api=getty', 0)

const heldWish = ({ recording }: Visit): unknown => recording.latest('publishing')?.snapshot().context.wish

/** The last wish shows before the shop has it. */
const expectPending = async (visit: Visit) => {
  await expect(button(visit)).toHaveAttribute('aria-busy', 'true')
  await expect(button(visit)).toHaveText(heldWish(visit) ? 'Unpublish' : 'Publish')
}

export const publishing = browserWalkOf<typeof publishingMachine>(walk)({
  openings: [
    { input: { imageId: 'fern', source: 'GAA' }, taken: [], open: (visit) => openPanel(visit) },
    { input: { imageId: 'fern', source: 'GET' }, taken: [], open: openStock },
  ],
  hears: ['signedOut'],
  performs: {
    'wish.made': async (visit, { on }, before) => {
      if (!(await button(visit).isVisible())) await openPanel(visit)
      if (before.matches('idle'))
        mirrored.set(visit, ((await button(visit).textContent()) === 'Publish') !== on)
      await button(visit).click()
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  walk: { refusals: { change: [catalogueOutage, notFoundAt('id')], read: [catalogueOutage, imageGone] } },
  ports: {
    change: {
      operation: 'SetImagePublished',
      asks: ({
        subject,
        on,
      }: InputFrom<typeof publishingPorts.change>): SetImagePublishedMutationVariables => ({
        input: { id: subject.imageId, published: on },
      }),
      refuse: (refusal): SetImagePublishedMutation => ({
        __typename: 'Mutation',
        setImagePublished: {
          __typename: 'ImagePayload',
          image: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
    read: {
      operation: 'ImagePublished',
      asks: ({ subject }: InputFrom<typeof publishingPorts.read>): ImagePublishedQueryVariables => ({
        id: subject.imageId,
      }),
      answer: (output, visit): ImagePublishedQuery => ({
        __typename: 'Query',
        image: {
          __typename: 'Image',
          id: String(visit.recording.latest('publishing')?.snapshot().context.subject.imageId),
          published: output !== (mirrored.get(visit) ?? false),
        },
      }),
      refuse: (): ImagePublishedQuery => ({ __typename: 'Query', image: null }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(button(visit).or(signInLink(visit))).toBeVisible()
      if (await button(visit).isVisible()) await expect(button(visit)).toHaveAttribute('aria-busy', 'false')
    },
    locked: async (visit) => {
      const { page } = visit
      await expect(quickView(page).getByText('Stock images cannot be published')).toBeVisible()
      await expect(button(visit)).toBeHidden()
    },
    changing: expectPending,
    checking: expectPending,
    gone: (visit) => expect(button(visit)).toBeHidden(),
  },
  says: { 'toggle.failed': expectFailureNotice('publishing') },
  /** The button offers the opposite of what is wished. */
  may: ({ type, on }, { context: { wish } }) => type !== 'wish.made' || on !== wish,
})
