import { expect, test } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  ChangeMembershipMutation,
  ChangeMembershipMutationVariables,
  ImageCollectionsQuery,
  ImageCollectionsQueryVariables,
} from '#client/apollo/generated/graphql.ts'
import type { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import type { collectionMembershipPorts } from '#machines/collection-membership/ports.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { openResult, quickView } from '../../../journeys/steps.ts'
import { collectionMembership as walk } from '../../fixtures/collection-membership.ts'
import { catalogueOutage, imageGone, notFoundAt } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { expectFailureNotice, expectNotice, signInLink } from '../people.ts'
import type { Visit } from '../visit.ts'

const PLACE = '/search?q=fern'
const CHANGE = 'ChangeMembership'
const box = ({ page }: Visit) => quickView(page).getByRole('checkbox', { name: 'Woven' })
const subjectOf = ({ recording }: Visit) =>
  recording.latest('collection-membership')?.snapshot().context.subject

/**
 * Visits in which the shop holds the opposite of what the plan expects, so that the box offers the other
 * wish.
 */
const mirrored = new WeakMap<Visit, boolean>()

const openPanel = async (visit: Visit) => {
  const { page } = visit
  await openAsStaff(page, PLACE)
  // Paths that run at once each take a picture of their own.
  await openResult(page, 1 + test.info().parallelIndex)
  await quickView(page).getByText('Collections with this picture').click()
  // React waits a moment before it shows what has just loaded.
  await expect(async () => {
    await visit.wait(300)
    await expect(box(visit)).toBeVisible({ timeout: 500 })
  }).toPass()
}

/**
 * Changes the box and lets the shop keep it: a box has no actor before the first wish, so walks begin here.
 */
const changeOnce = async (visit: Visit) => {
  await openPanel(visit)
  await box(visit).click()
  await (await visit.graph.next(CHANGE)).pass()
  await expect(box(visit)).toHaveAttribute('aria-busy', 'false')
}

/** A picture that is gone takes its boxes with it. */
const expectSettled = async (visit: Visit) => {
  await expect(box(visit).and(visit.page.locator('[aria-busy=true]'))).toHaveCount(0)
}

/** The last wish shows before the shop has it. */
const expectPending = async (visit: Visit) => {
  const { wish } = visit.recording.latest('collection-membership')?.snapshot().context ?? {}
  await expect(box(visit)).toHaveAttribute('aria-busy', 'true')
  await expect(box(visit)).toBeChecked({ checked: wish === true })
}

// Spec 4.32
export const collectionMembership = browserWalkOf<typeof collectionMembershipMachine>(walk)({
  openings: [
    {
      input: { imageId: 'fern', collectionId: '12' },
      taken: [{ type: 'wish.made', on: true }, { type: 'xstate.done.actor.change' }],
      open: changeOnce,
    },
  ],
  hears: ['signedOut'],
  performs: {
    'wish.made': async (visit, { on }, before) => {
      if (!(await box(visit).isVisible())) await openPanel(visit)
      if (before.matches('idle')) mirrored.set(visit, (await box(visit).isChecked()) === on)
      await box(visit).click()
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  walk: { refusals: { change: [catalogueOutage, notFoundAt('id')], read: [catalogueOutage, imageGone] } },
  ports: {
    change: {
      operation: CHANGE,
      asks: ({
        subject,
        on,
      }: InputFrom<typeof collectionMembershipPorts.change>): ChangeMembershipMutationVariables => ({
        on,
        input: { id: subject.collectionId, imageIds: [subject.imageId] },
      }),
      refuse: (refusal, { graph }): ChangeMembershipMutation => {
        const refused = {
          __typename: 'CollectionPayload' as const,
          collection: null,
          userErrors: userErrorsOf(refusal),
        }
        const asked = graph.asked.findLast(({ operation }) => operation === CHANGE)
        return asked?.variables.on
          ? { __typename: 'Mutation', addToCollection: refused }
          : { __typename: 'Mutation', removeFromCollection: refused }
      },
    },
    read: {
      operation: 'ImageCollections',
      asks: ({
        subject,
      }: InputFrom<typeof collectionMembershipPorts.read>): ImageCollectionsQueryVariables => ({
        id: subject.imageId,
      }),
      answer: (output, visit): ImageCollectionsQuery => {
        const { imageId, collectionId } = subjectOf(visit)
        const isIn = output !== (mirrored.get(visit) ?? false)
        const woven = { __typename: 'Collection' as const, id: String(collectionId), name: 'Woven' }
        return {
          __typename: 'Query',
          image: { __typename: 'Image', id: String(imageId), collections: isIn ? [woven] : [] },
        }
      },
      refuse: (): ImageCollectionsQuery => ({ __typename: 'Query', image: null }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(box(visit).or(signInLink(visit))).toBeVisible()
      await expectSettled(visit)
    },
    changing: expectPending,
    checking: expectPending,
    gone: expectSettled,
  },
  says: {
    'toggle.changed': (visit) => expectNotice(visit, / (added to|taken out of) Woven\./),
    'toggle.failed': expectFailureNotice('collection-membership'),
  },
  /** The box offers the opposite of what is wished. */
  may: ({ type, on }, { context: { wish } }) => type !== 'wish.made' || on !== wish,
})
