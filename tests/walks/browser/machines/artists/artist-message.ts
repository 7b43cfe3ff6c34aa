import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  SendArtistMessageMutation,
  SendArtistMessageMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { artistMessageMachine } from '#machines/artist-message/machine.ts'
import type { artistMessagePorts } from '#machines/artist-message/ports.ts'
import type { Typed } from '#machines/artist-message/typed.ts'
import {
  NUMBER_REMOVED,
  PRIVATE_NUMBER_WORDS,
  type PrivateNumber,
} from '#machines/lifecycles/private-numbers.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import { keyReused, numberRefused, artistMessage as walk } from '../../../fixtures/artists/artist-message.ts'
import { notFoundAt, outage, throttled } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { signInLink } from '../../people.ts'
import type { Visit } from '../../visit.ts'

const ARTIST = DEMO_USERS[2]
/** Of nobody. */
const SPECIMENS = { tax: '078-05-1121', payment: '4111 1111 1111 1111' } as const

/** A text as it was typed, before the page took a number out. */
const withNumber = ({ draft, found }: Typed): string =>
  found ? draft.replace(NUMBER_REMOVED, SPECIMENS[found]) : draft

const isPrivate = (found: unknown): found is PrivateNumber => found === 'tax' || found === 'payment'

const field = ({ page }: Visit) => page.getByRole('textbox', { name: 'Your message' })
const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })

let sent = 0
/** Nothing is written to the real shop: it takes 30 of an artist an hour. */
const sentAnswer = (): SendArtistMessageMutation => {
  sent += 1
  return answered({
    __typename: 'SendArtistMessagePayload',
    thread: {
      __typename: 'ArtistThread',
      id: ARTIST.uuid,
      profileId: '1',
      name: ARTIST.name,
      unread: 0,
      last: { __typename: 'ArtistMessage', id: `${1_000_000 + sent}` },
      messages: { __typename: 'ArtistMessagePage', count: 0, messages: [] },
    },
    userErrors: [],
  } as SendArtistMessageMutation['sendArtistMessage'])
}
const answered = (
  sendArtistMessage: SendArtistMessageMutation['sendArtistMessage'],
): SendArtistMessageMutation => ({ __typename: 'Mutation', sendArtistMessage })

export const artistMessage = browserWalkOf<typeof artistMessageMachine>(walk)({
  openings: [
    {
      input: { owner: 'u-ada', thread: 'u-ada' },
      taken: [],
      open: async (visit) => {
        await openSignedIn(visit.page, { email: ARTIST.email, password: DEMO_PASSWORD }, '/artist/message')
        await expect(field(visit)).toBeVisible()
      },
    },
  ],
  hears: ['signedOut'],
  // A lapsed session takes the page away; the machine keeps the draft for whoever comes back.
  walk: { refusals: { sendMessage: [outage, numberRefused, keyReused, throttled, notFoundAt('thread')] } },
  performs: {
    'message.typed': (visit, typed) => field(visit).fill(withNumber(typed)),
    'message.submitted': (visit) => button(visit, 'Send').click(),
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    // The same words after the same message have the same key.
    'message.submitted': (event, { sent: { idempotencyKey } }) => ({ ...event, idempotencyKey }),
  },
  /** The form refuses to send nothing, sends what is typed, and tells nothing of the same words twice. */
  may: (event, { context }) => {
    if (event.type === 'message.typed') return event.draft !== context.draft
    return (
      event.type !== 'message.submitted' || (event.draft === context.draft && event.found === context.found)
    )
  },
  isLast: ({ event }) => event.type === 'signedOut',
  ports: {
    sendMessage: {
      operation: 'SendArtistMessage',
      asks: ({
        draft,
        idempotencyKey,
      }: InputFrom<typeof artistMessagePorts.sendMessage>): SendArtistMessageMutationVariables => ({
        input: { thread: ARTIST.uuid, text: draft, idempotencyKey },
        page: 1,
      }),
      answer: sentAnswer,
      refuse: (refusal) =>
        answered({
          __typename: 'SendArtistMessagePayload',
          thread: null,
          userErrors: userErrorsOf(refusal),
        } as SendArtistMessageMutation['sendArtistMessage']),
    },
  },
  looks: {
    writing: async (visit, { context: { draft, found, failure } }) => {
      await expect(field(visit)).toHaveValue(withNumber({ draft, found }))
      await expect(button(visit, 'Send')).toBeEnabled()
      if (isPrivate(found))
        return expect(field(visit)).toHaveAccessibleErrorMessage(PRIVATE_NUMBER_WORDS[found])
      if (failure?.kind === 'invalid')
        return expect(field(visit)).toHaveAccessibleErrorMessage(failure.fields.text)
      if (failure) await expect(visit.page.getByRole('alert')).toContainText(failure.message)
      else await expect(visit.page.getByRole('main').getByRole('alert')).toHaveCount(0)
    },
    sending: async (visit, { context: { draft } }) => {
      await expect(field(visit)).toHaveValue(draft)
      await expect(button(visit, 'Sending…')).toBeDisabled()
    },
    dropped: (visit) => expect(signInLink(visit)).toBeVisible(),
  },
  says: {
    'message.sent': ({ page }) => expect(page.getByText('Message sent')).toBeVisible(),
  },
})
