import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  ArtistFollowQuery,
  ArtistFollowQueryVariables,
  SetFollowingMutation,
  SetFollowingMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { followMachine } from '#machines/follow/machine.ts'
import type { FollowSubject, followPorts } from '#machines/follow/ports.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import { findArtistPage } from '../../../../journeys/steps.ts'
import { pageGone, follow as walk } from '../../../fixtures/artists/follow.ts'
import { catalogueOutage, notFoundAt } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectArrived, expectFailureNotice, signInLink } from '../../people.ts'
import type { Visit } from '../../visit.ts'

const button = ({ page }: Visit) => page.getByRole('main').getByRole('button', { name: /^Follow(ing)? / })
const isFollowed = async (visit: Visit) => (await button(visit).getAttribute('aria-pressed')) === 'true'
/** The page says so where a read has found it gone. */
const gone = ({ page }: Visit) => page.getByRole('heading', { name: 'Not Found' })
const idOf = (subject: FollowSubject) => (subject.of === 'artist' ? subject.artistId : '')
const subjectOf = ({ recording }: Visit) => recording.latest('follow')?.snapshot().context.subject

/**
 * Visits in which the shop holds the opposite of what the plan expects, so that the button offers the other
 * wish.
 */
const mirrored = new WeakMap<Visit, boolean>()

const openPage = async (visit: Visit) => {
  const { page } = visit
  await openSignedIn(page, await visit.account(), await findArtistPage(page))
  await expectArrived(visit)
  await expect(button(visit)).toHaveAttribute('aria-busy', 'false')
}

/** Follows, and lets the shop keep it: a button has no actor before the first wish, so walks begin here. */
const followOnce = async (visit: Visit) => {
  await openPage(visit)
  await button(visit).click()
  await (await visit.graph.next('SetFollowing')).pass()
  await expect(button(visit)).toHaveAttribute('aria-busy', 'false')
}

/** The last wish shows before the shop has it. */
const expectPending = async (visit: Visit) => {
  const { wish } = visit.recording.latest('follow')?.snapshot().context ?? {}
  await expect(button(visit)).toHaveAttribute('aria-busy', 'true')
  await expect(button(visit)).toHaveAttribute('aria-pressed', String(wish))
}

export const follow = browserWalkOf<typeof followMachine>(walk)({
  openings: [
    {
      input: { of: 'artist', artistId: '12' },
      taken: [{ type: 'wish.made', on: true }, { type: 'xstate.done.actor.change' }],
      open: followOnce,
    },
  ],
  hears: ['signedOut'],
  performs: {
    'wish.made': async (visit, { on }, before) => {
      if (!(await button(visit).isVisible())) await openPage(visit)
      if (before.matches('idle')) mirrored.set(visit, (await isFollowed(visit)) === on)
      await button(visit).click()
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  ports: {
    change: {
      operation: 'SetFollowing',
      asks: ({ subject, on }: InputFrom<typeof followPorts.change>): SetFollowingMutationVariables => ({
        input: { id: idOf(subject), following: on },
      }),
      refuse: (refusal): SetFollowingMutation => ({
        __typename: 'Mutation',
        setFollowing: {
          __typename: 'FollowingPayload',
          artistPage: null,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
    read: {
      operation: 'ArtistFollow',
      asks: ({ subject }: InputFrom<typeof followPorts.read>): ArtistFollowQueryVariables => ({
        id: idOf(subject),
      }),
      answer: (output, visit): ArtistFollowQuery => ({
        __typename: 'Query',
        artistPage: {
          __typename: 'ArtistPage',
          id: idOf(subjectOf(visit)),
          isFollowed: output !== (mirrored.get(visit) ?? false),
        },
      }),
      refuse: (): ArtistFollowQuery => ({ __typename: 'Query', artistPage: null }),
    },
  },
  walk: { refusals: { change: [catalogueOutage, notFoundAt('id')], read: [catalogueOutage, pageGone] } },
  looks: {
    idle: async (visit) => {
      await expect(button(visit).or(signInLink(visit)).first()).toBeVisible()
      if (await button(visit).isVisible()) await expect(button(visit)).toHaveAttribute('aria-busy', 'false')
    },
    changing: expectPending,
    checking: expectPending,
    gone: async (visit) => {
      await expect(button(visit).or(gone(visit))).toBeVisible()
      if (await button(visit).isVisible()) await expect(button(visit)).toHaveAttribute('aria-busy', 'false')
    },
  },
  says: { 'toggle.failed': expectFailureNotice('follow') },
  /** The button offers the opposite of what is wished. */
  may: ({ type, on }, { context: { wish } }) => type !== 'wish.made' || on !== wish,
})
