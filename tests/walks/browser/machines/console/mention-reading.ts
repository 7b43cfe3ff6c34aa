import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  MentionsQuery,
  ReadMentionMutation,
  ReadMentionMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { mentionReadingMachine } from '#machines/mention-reading/machine.ts'
import type { mentionReadingPorts } from '#machines/mention-reading/ports.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { mentionReading as walk } from '../../../fixtures/console/mention-reading.ts'
import { catalogueOutage, forbidden } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectFailureNotice, signInLink } from '../../people.ts'
import type { Visit } from '../../visit.ts'

type Mention = MentionsQuery['noteMentions'][number]

const mention = (id: string): Mention => ({
  __typename: 'NoteMention',
  id,
  text: `@staff, note ${id}.`,
  author: 'ben@aquatint.test',
  at: '2026-11-25T10:00:00.000Z',
  resource: 'artist',
  record: '7',
  label: 'Ada Vale',
})

const NOTES = ['6', '5', '4']

const marked = new WeakMap<Visit, string>()
const mentionsIn = (visit: Visit): MentionsQuery => ({
  __typename: 'Query',
  noteMentions: NOTES.filter((note) => note !== marked.get(visit)).map(mention),
})

const entries = ({ page }: Visit) => page.getByRole('list', { name: 'Unread mentions' }).getByRole('listitem')
const entryOf = (visit: Visit, note: string) => entries(visit).filter({ hasText: `note ${note}.` })
const noteOf = ({ recording }: Visit) => String(recording.latest('mention-reading')?.snapshot().context.note)

const answered = ({ userErrors }: Pick<ReadMentionMutation['readMention'], 'userErrors'>) => ({
  __typename: 'Mutation' as const,
  readMention: { __typename: 'ReadMentionPayload' as const, userErrors },
})

const markFirst = (visit: Visit) =>
  entries(visit)
    .first()
    .getByRole('button', { name: /^Mark as read/ })
    .click()

/** Shows the same mentions to whoever comes. */
const showMentions = async (visit: Visit) => {
  await visit.page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON()
    return operationName === 'Mentions'
      ? route.fulfill({ json: { data: mentionsIn(visit) } })
      : route.fallback()
  })
}

const openHome = async (visit: Visit) => {
  await openAsStaff(visit.page, '/manage')
  await expect(entries(visit)).toHaveCount(NOTES.length)
}

/** Nearly marks one: a mention has no actor before that, so walks begin here. */
const markInVain = async (visit: Visit) => {
  await showMentions(visit)
  await openHome(visit)
  await markFirst(visit)
  await (await visit.graph.next('ReadMention')).refuse(catalogueOutage)
  await expect(entries(visit)).toHaveCount(NOTES.length)
}

export const mentionReading = browserWalkOf<typeof mentionReadingMachine>(walk)({
  openings: [{ input: { note: '4' }, taken: [], open: markInVain }],
  // A token that has run out is renewed here, and the same is asked again.
  walk: { refusals: { readMention: [catalogueOutage, forbidden] } },
  hears: ['signedOut'],
  performs: {
    'reading.wished': async (visit) => {
      if (await signInLink(visit).isVisible()) await openHome(visit)
      await markFirst(visit)
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  ports: {
    readMention: {
      operation: 'ReadMention',
      asks: ({ note }: InputFrom<typeof mentionReadingPorts.readMention>): ReadMentionMutationVariables => ({
        note,
      }),
      answer: (_, visit): ReadMentionMutation => {
        marked.set(visit, noteOf(visit))
        return answered({ userErrors: [] })
      },
      refuse: (refusal): ReadMentionMutation => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    waiting: async (visit) => {
      if (!(await signInLink(visit).isVisible())) await expect(entryOf(visit, noteOf(visit))).toBeVisible()
    },
    marking: (visit) => expect(entryOf(visit, noteOf(visit))).toHaveCount(0),
    read: (visit) => expect(entryOf(visit, noteOf(visit))).toHaveCount(0),
  },
  says: {
    'mention.read': (visit) => expect(entryOf(visit, noteOf(visit))).toHaveCount(0),
    'reading.failed': expectFailureNotice('mention-reading'),
  },
})
