import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type {
  SendArtistMessageMutation,
  SendArtistMessageMutationVariables,
  SendArtistMessagePictureMutation,
} from '#client/apollo/generated/graphql.ts'
import type { artistMessageMachine } from '#machines/artist-message/machine.ts'
import type { artistMessagePorts } from '#machines/artist-message/ports.ts'
import type { Typed } from '#machines/artist-message/typed.ts'
import type { Pictures } from '#machines/chosen-pictures/pictures.ts'
import {
  NUMBER_REMOVED,
  PRIVATE_NUMBER_WORDS,
  type PrivateNumber,
} from '#machines/lifecycles/private-numbers.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import {
  keyReused,
  numberRefused,
  pictureRefused,
  artistMessage as walk,
} from '../../../fixtures/artists/artist-message.ts'
import { catalogueOutage, notFoundAt, outage, throttled } from '../../../fixtures/shared.ts'
import { browserWalkOf, type Look } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { signInLink } from '../../people.ts'
import { chosenFile, redrawPixel } from '../../uploads/chosen-pictures.ts'
import type { Visit } from '../../visit.ts'

const ARTIST = DEMO_USERS[2]
/** Of nobody. */
const SPECIMENS = { tax: '078-05-1121', payment: '4111 1111 1111 1111' } as const

/** A text as it was typed, before the page took a number out. */
const withNumber = ({ draft, found }: Typed): string =>
  found ? draft.replace(NUMBER_REMOVED, SPECIMENS[found]) : draft

const namesIn = ({ pictures, waiting }: Pick<Pictures, 'pictures' | 'waiting'>) => [...pictures, ...waiting]
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

const pictureAnswered = (
  picture: { id: string } | null,
  userErrors: ReturnType<typeof userErrorsOf>,
): SendArtistMessagePictureMutation =>
  ({
    __typename: 'Mutation',
    sendArtistMessagePicture: {
      __typename: 'SendArtistMessagePicturePayload',
      picture: picture && { __typename: 'ArtistMessagePicture', ...picture },
      userErrors,
    },
  }) as SendArtistMessagePictureMutation

const lookAtWriting: Look = async (visit, { context: { draft, found, failure, refused } }) => {
  await expect(field(visit)).toHaveValue(withNumber({ draft, found }))
  await expect(button(visit, 'Send')).toBeEnabled()
  for (const { name, reason } of refused)
    await expect(visit.page.getByText(`${name}: ${reason}`)).toBeVisible()
  if (isPrivate(found)) return expect(field(visit)).toHaveAccessibleErrorMessage(PRIVATE_NUMBER_WORDS[found])
  if (failure?.kind === 'invalid')
    return expect(field(visit)).toHaveAccessibleErrorMessage(failure.fields.text)
  if (failure) await expect(visit.page.getByRole('alert')).toContainText(failure.message)
  else await expect(visit.page.getByRole('main').getByRole('alert')).toHaveCount(refused.length > 0 ? 1 : 0)
}

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
  walk: {
    refusals: {
      sendMessage: [outage, numberRefused, keyReused, throttled, notFoundAt('thread')],
      sendPicture: [catalogueOutage, pictureRefused, throttled, notFoundAt('thread')],
    },
  },
  performs: {
    'message.typed': (visit, typed) => field(visit).fill(withNumber(typed)),
    'message.submitted': (visit) => button(visit, 'Send').click(),
    'pictures.chosen': async (visit, { chosen, refused }) => {
      const files = [...chosen, ...refused].map(({ name }) => chosenFile(name))
      await visit.page.getByLabel('Picture files').setInputFiles(files)
    },
    'picture.removed': async (visit, { id }, { context }) => {
      const at = namesIn(context).findIndex((picture) => picture.id === id)
      await visit.page.getByRole('list', { name: 'Pictures to send' }).getByRole('button').nth(at).click()
    },
    'pictures.retried': (visit) => button(visit, 'Try again').click(),
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    // The same words after the same message have the same key.
    'message.submitted': (event, { sent: { idempotencyKey } }) => ({ ...event, idempotencyKey }),
    // The page gives each file an id of its own.
    'pictures.chosen': (event, { sent: { chosen } }) => ({ ...event, chosen }),
    'picture.removed': (event, { sent: { id } }) => ({ ...event, id }),
  },
  /** The form sends what is typed, and tells nothing of the same words twice. */
  may: (event, { context }) => {
    const there = namesIn(context)
    const isThere = (id: string) => there.some((picture) => picture.id === id)
    if (event.type === 'message.typed') return event.draft !== context.draft
    if (event.type === 'picture.removed') return isThere(event.id)
    // The page gives the same file another id each time, and the walk does not.
    if (event.type === 'pictures.chosen')
      return (
        there.length + event.chosen.length <= 5 && !event.chosen.some(({ id }: { id: string }) => isThere(id))
      )
    return (
      event.type !== 'message.submitted' || (event.draft === context.draft && event.found === context.found)
    )
  },
  isLast: ({ event }) => event.type === 'signedOut',
  ports: {
    sendPicture: {
      operation: 'SendArtistMessagePicture',
      asks: async ({ picture }, visit) => ({
        input: { thread: ARTIST.uuid, picture: await redrawPixel(visit.page, picture.name) },
      }),
      answer: ({ id }: { id: string }) => pictureAnswered({ id }, []),
      refuse: (refusal) => pictureAnswered(null, userErrorsOf(refusal)),
    },
    sendMessage: {
      operation: 'SendArtistMessage',
      asks: ({
        draft,
        pictures,
        idempotencyKey,
      }: InputFrom<typeof artistMessagePorts.sendMessage>): SendArtistMessageMutationVariables => ({
        input: { thread: ARTIST.uuid, text: draft, pictures: [...pictures], idempotencyKey },
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
    'writing.calm': lookAtWriting,
    'writing.adding': async (visit, { context: { waiting } }) => {
      const [first] = waiting
      await expect(visit.page.getByRole('progressbar', { name: `Adding ${first.name}` })).toBeVisible()
      await expect(button(visit, 'Send')).toBeDisabled()
    },
    'writing.stuck': async (visit, snapshot) => {
      await expect(visit.page.getByRole('alert').filter({ has: button(visit, 'Try again') })).toContainText(
        snapshot.context.pictureFailure.message,
      )
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
