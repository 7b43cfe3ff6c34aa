import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  ImageFavoriteQuery,
  ImageFavoriteQueryVariables,
  SetImageFavoriteMutation,
  SetImageFavoriteMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { favoriteMachine } from '#machines/favorite/machine.ts'
import type { favoritePorts } from '#machines/favorite/ports.ts'
import { openSignedIn } from '../../../journeys/session.ts'
import { openResult, quickView } from '../../../journeys/steps.ts'
import { favorite as walk } from '../../fixtures/favorite.ts'
import { catalogueOutage, imageGone, notFoundAt } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { expectArrived, expectFailureNotice, signInLink } from '../people.ts'
import type { Visit } from '../visit.ts'

const PLACE = '/search?q=fern'
const heart = ({ page }: Visit) => quickView(page).getByRole('button', { name: /^Favorite / })
const isFull = async (visit: Visit) => (await heart(visit).getAttribute('aria-pressed')) === 'true'
const subjectOf = ({ recording }: Visit) => recording.latest('favorite')?.snapshot().context.subject

/**
 * Visits in which the shop holds the opposite of what the plan expects, so that the heart offers the other
 * wish.
 */
const mirrored = new WeakMap<Visit, boolean>()

const openPanel = async (visit: Visit) => {
  const { page } = visit
  await openSignedIn(page, await visit.account(), PLACE)
  await expectArrived(visit)
  await openResult(page, 5)
}

/**
 * Fills the heart and lets the shop keep it: a heart has no actor before the first wish, so walks begin here.
 */
const fillHeart = async (visit: Visit) => {
  await openPanel(visit)
  await heart(visit).click()
  await (await visit.graph.next('SetImageFavorite')).pass()
  await expect(heart(visit)).toHaveAttribute('aria-busy', 'false')
}

/** The last wish shows before the shop has it. */
const expectPending = async (visit: Visit) => {
  const { wish } = visit.recording.latest('favorite')?.snapshot().context ?? {}
  await expect(heart(visit)).toHaveAttribute('aria-busy', 'true')
  await expect(heart(visit)).toHaveAttribute('aria-pressed', String(wish))
}

export const favorite = browserWalkOf<typeof favoriteMachine>(walk)({
  openings: [
    {
      input: { imageId: 'fern' },
      taken: [{ type: 'wish.made', on: true }, { type: 'xstate.done.actor.change' }],
      open: fillHeart,
    },
  ],
  hears: ['signedOut'],
  performs: {
    'wish.made': async (visit, { on }, before) => {
      if (!(await heart(visit).isVisible())) await openPanel(visit)
      if (before.matches('idle')) mirrored.set(visit, (await isFull(visit)) === on)
      await heart(visit).click()
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  ports: {
    change: {
      operation: 'SetImageFavorite',
      asks: ({ subject, on }: InputFrom<typeof favoritePorts.change>): SetImageFavoriteMutationVariables => ({
        input: { id: subject.imageId, favorite: on },
      }),
      refuse: (refusal): SetImageFavoriteMutation => ({
        __typename: 'Mutation',
        setImageFavorite: { __typename: 'ImagePayload', image: null, userErrors: userErrorsOf(refusal) },
      }),
    },
    read: {
      operation: 'ImageFavorite',
      asks: ({ subject }: InputFrom<typeof favoritePorts.read>): ImageFavoriteQueryVariables => ({
        id: subject.imageId,
      }),
      answer: (output, visit): ImageFavoriteQuery => ({
        __typename: 'Query',
        image: {
          __typename: 'Image',
          id: String(subjectOf(visit).imageId),
          isFavorite: output !== (mirrored.get(visit) ?? false),
        },
      }),
      refuse: (): ImageFavoriteQuery => ({ __typename: 'Query', image: null }),
    },
  },
  walk: { refusals: { change: [catalogueOutage, notFoundAt('id')], read: [catalogueOutage, imageGone] } },
  looks: {
    idle: async (visit) => {
      await expect(heart(visit).or(signInLink(visit))).toBeVisible()
      if (await heart(visit).isVisible()) await expect(heart(visit)).toHaveAttribute('aria-busy', 'false')
    },
    changing: expectPending,
    checking: expectPending,
    gone: (visit) => expect(heart(visit)).toHaveAttribute('aria-busy', 'false'),
  },
  says: { 'toggle.failed': expectFailureNotice('favorite') },
  /** The heart offers the opposite of what is wished. */
  may: ({ type, on }, { context: { wish } }) => type !== 'wish.made' || on !== wish,
})
