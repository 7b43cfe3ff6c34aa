import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  ImageStaticCollectionsQuery,
  ImageStaticCollectionsQueryVariables,
  TagStaticImageMutation,
  TagStaticImageMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { staticTagMachine } from '#machines/static-tag/machine.ts'
import type { staticTagPorts } from '#machines/static-tag/ports.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { tiles } from '../../../journeys/steps.ts'
import { catalogueOutage, imageGone, notFoundAt, outage } from '../../fixtures/shared.ts'
import { staticTag as walk } from '../../fixtures/static-tag.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { expectFailureNotice, expectNotice, signInLink } from '../people.ts'
import type { Visit } from '../visit.ts'

const PLACE = '/search?q=fern'
const menu = ({ page }: Visit) => page.getByRole('dialog', { name: /^Manage / })
const entry = (visit: Visit) => menu(visit).getByRole('button', { name: 'the government static list' })

const imageOf = ({ recording }: Visit, isTagged: boolean) => ({
  __typename: 'Image' as const,
  id: String(recording.latest('static-tag')?.snapshot().context.subject.imageId),
  staticCollections: isTagged ? (['GOVERNMENT'] as const).slice() : [],
})

const openWall = async ({ page }: Visit) => {
  await openAsStaff(page, PLACE)
  await expect(tiles(page).first()).toBeVisible()
}

/** The first picture really is on the list; the other pictures are only answered to be. */
const TAGGED = 0
const used = new WeakMap<Visit, number>()

const openMenu = async (visit: Visit, index: number) => {
  const { page } = visit
  const buttons = page.getByRole('list', { name: 'Search results' }).getByRole('button', { name: /^Manage / })
  await page.keyboard.press('Escape')
  await expect(menu(visit)).toBeHidden()
  await buttons.nth(index).press('Enter')
  // React waits a moment before it shows what has just loaded.
  await expect(async () => {
    await visit.wait(300)
    await expect(entry(visit)).toBeVisible({ timeout: 500 })
  }).toPass()
}

const openOther = async (visit: Visit) => {
  const index = (used.get(visit) ?? TAGGED) + 1
  used.set(visit, index)
  await openMenu(visit, index)
}

/** Puts a picture on the list: a list has no actor before the first choice, so walks begin here. */
const tagFirst = async (visit: Visit) => {
  await openWall(visit)
  await openMenu(visit, TAGGED)
  const isTagged = (await entry(visit).textContent())?.startsWith('On ')
  await entry(visit).click()
  if (!isTagged) await (await visit.graph.next('TagStaticImage')).pass()
  await expect(entry(visit)).toHaveText('On the government static list')
  await expect(entry(visit)).toHaveAttribute('aria-busy', 'false')
}

/** The picture shows on the list before the shop has it. */
const expectPending = async (visit: Visit) => {
  await expect(entry(visit)).toHaveText('On the government static list')
  await expect(entry(visit)).toHaveAttribute('aria-busy', 'true')
}

export const staticTag = browserWalkOf<typeof staticTagMachine>(walk)({
  openings: [{ input: { imageId: 'fern', collection: 'government' }, taken: [], open: tagFirst }],
  hears: ['signedOut'],
  performs: {
    'tag.wished': async (visit, { tagged }) => {
      if (await signInLink(visit).isVisible()) await openWall(visit)
      if (tagged) await openMenu(visit, TAGGED)
      else await openOther(visit)
      await entry(visit).click()
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  walk: { refusals: { tag: [outage, notFoundAt('id')], read: [catalogueOutage, imageGone] } },
  ports: {
    tag: {
      operation: 'TagStaticImage',
      asks: ({ subject }: InputFrom<typeof staticTagPorts.tag>): TagStaticImageMutationVariables => ({
        input: { id: subject.imageId, collection: 'GOVERNMENT' },
      }),
      answer: (output, visit): TagStaticImageMutation => ({
        __typename: 'Mutation',
        tagStaticImage: {
          __typename: 'TagStaticImagePayload',
          image: imageOf(visit, true),
          already: output === 'already',
          userErrors: [],
        },
      }),
      refuse: (refusal): TagStaticImageMutation => ({
        __typename: 'Mutation',
        tagStaticImage: {
          __typename: 'TagStaticImagePayload',
          image: null,
          already: false,
          userErrors: userErrorsOf(refusal),
        },
      }),
    },
    read: {
      operation: 'ImageStaticCollections',
      asks: ({ subject }: InputFrom<typeof staticTagPorts.read>): ImageStaticCollectionsQueryVariables => ({
        id: subject.imageId,
      }),
      answer: (output, visit): ImageStaticCollectionsQuery => ({
        __typename: 'Query',
        image: imageOf(visit, output === true),
      }),
      refuse: (): ImageStaticCollectionsQuery => ({ __typename: 'Query', image: null }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(entry(visit).or(signInLink(visit))).toBeVisible()
      if (await entry(visit).isVisible()) await expect(entry(visit)).toHaveAttribute('aria-busy', 'false')
    },
    tagging: expectPending,
    checking: expectPending,
    /** Where the picture itself was asked for, it is gone; otherwise the last words of the shop stand. */
    gone: (visit) =>
      expect(
        menu(visit).getByText(/^(This image no longer exists\.|Add to the government static list)$/),
      ).toBeVisible(),
  },
  says: {
    'tag.added': (visit) => expectNotice(visit, / added to the government static list\./),
    'tag.standing': (visit) => expectNotice(visit, / is already on the government static list\./),
    'tag.failed': expectFailureNotice('static-tag'),
  },
})
