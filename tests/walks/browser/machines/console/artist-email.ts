import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  ArtistEmailPreviewQuery,
  ArtistEmailPreviewQueryVariables,
  SendArtistEmailMutation,
  SendArtistEmailMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import type { artistEmailMachine } from '#machines/artist-email/machine.ts'
import type {
  Audience,
  artistEmailPorts,
  Email,
  Previewed,
  SendAnswer,
} from '#machines/artist-email/ports.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import {
  chosen,
  tooMany,
  unreached,
  artistEmail as walk,
  wrongSubject,
} from '../../../fixtures/console/artist-email.ts'
import { keyUsed } from '../../../fixtures/console/record-form.ts'
import { catalogueOutage, forbidden } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { expectNotice, signInLink, submitSignIn } from '../../people.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'
import { loseSessionHere } from '../record-form.ts'

const PLACE = '/manage/artist-profile/email'

/** What the page asks of an audience, by its address. */
const addressOf = (audience: Audience): string =>
  audience.kind === 'chosen'
    ? `${PLACE}?${new URLSearchParams({ ids: audience.ids.join(',') })}`
    : `${PLACE}?${new URLSearchParams(Object.entries(audience.filters).map(([name, value]) => [`f.${name}`, value]))}`

const button = ({ page }: Visit, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name })
const field = ({ page }: Visit, name: 'subject' | 'text') =>
  page.getByLabel(name === 'subject' ? 'Subject' : 'Text')

const isSame = (audience: Audience, { context }: AnyMachineSnapshot) =>
  JSON.stringify(audience) === JSON.stringify(context.audience)

const toGraph = ({ audience, subject, text }: Email): ArtistEmailPreviewQueryVariables['email'] => ({
  audience:
    audience.kind === 'chosen'
      ? { ids: [...audience.ids] }
      : {
          search: audience.search,
          filters: Object.entries(audience.filters).map(([name, value]) => ({ name, value })),
        },
  subject,
  text,
})

const previewing = (
  said: Partial<ArtistEmailPreviewQuery['artistEmailPreview']>,
): ArtistEmailPreviewQuery => ({
  __typename: 'Query',
  artistEmailPreview: { __typename: 'ArtistEmailPreviewPayload', preview: null, userErrors: [], ...said },
})

const previewOf = ({ digest, count }: Previewed): ArtistEmailPreviewQuery =>
  previewing({
    preview: {
      __typename: 'ArtistEmailPreview',
      digest,
      recipients: Array.from({ length: count }, (_, index) => ({
        __typename: 'ArtistEmailRecipient' as const,
        id: `${index}`,
        fullName: `Ada Vale ${index}`,
        email: `ada.${index}@example.test`,
        greeting: `Hi Ada Vale ${index},`,
      })),
      leftOut: count > 0 ? [] : [{ __typename: 'ArtistEmailLeftOut', id: '9', fullName: 'Ben Low' }],
      subject: 'Summer sale',
      body: 'Your prints are 20% off.',
    },
  })

const sending = (said: Partial<SendArtistEmailMutation['sendArtistEmail']>): SendArtistEmailMutation => ({
  __typename: 'Mutation',
  sendArtistEmail: {
    __typename: 'SendArtistEmailPayload',
    count: null,
    isChanged: false,
    userErrors: [],
    ...said,
  },
})

export const artistEmail = browserWalkOf<typeof artistEmailMachine>(walk)({
  openings: [
    {
      input: { owner: 'u-sam' },
      taken: [{ type: 'audience.chosen', audience: chosen }],
      open: async (visit) => {
        await openAsStaff(visit.page, addressOf(chosen))
        await expect(field(visit, 'subject')).toBeVisible()
      },
    },
  ],
  hears: ['signedIn', 'signedOut'],
  walk: {
    events: walk.events.flatMap((event) => {
      if (event.type !== 'signedIn') return [event]
      return event.account === 'u-ana' ? [{ ...event, account: 'u-ada' }] : []
    }),
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      previewEmail: [wrongSubject, tooMany, forbidden, catalogueOutage],
      sendEmail: [wrongSubject, unreached, keyUsed, forbidden, catalogueOutage],
    },
  },
  performs: {
    'audience.chosen': async (visit, { audience }, before) => {
      if (isSame(audience, before)) {
        await visit.revisit('/manage/messages')
        await expect(heading(visit, 'Messages')).toBeVisible()
      }
      await visit.revisit(addressOf(audience))
    },
    'draft.typed': (visit, { field: name, typed }) => field(visit, name).fill(typed),
    'preview.asked': (visit) => button(visit, 'Preview').click(),
    'writing.resumed': (visit) => button(visit, 'Back to writing').click(),
    'email.confirmed': (visit) => button(visit, /^Send to /).click(),
    'draft.discarded': (visit) => button(visit, 'Discard').click(),
    signedIn: async (visit) => {
      await loseSessionHere(visit)
      await submitSignIn(visit)
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    'email.confirmed': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  /** The form itself refuses to send nothing, and what nobody gets or nobody may send has no button. */
  may: (event, snapshot) => {
    const { draft, failure } = snapshot.context
    const isEmpty = draft.subject === '' && draft.text === ''
    switch (event.type) {
      case 'audience.chosen':
        return !isSame(event.audience, snapshot) || !isEmpty
      case 'draft.typed':
        return event.typed !== draft[event.field as keyof typeof draft]
      case 'preview.asked':
        return draft.subject !== '' && draft.text !== ''
      case 'email.confirmed':
        return failure?.kind !== 'refused'
      // Without a draft nobody is left to hear of it.
      case 'signedIn':
      case 'signedOut':
        return !isEmpty
      case 'draft.discarded':
        return snapshot.matches('writing') && !isEmpty
      default:
        return true
    }
  },
  ports: {
    previewEmail: {
      operation: 'ArtistEmailPreview',
      asks: (email: InputFrom<typeof artistEmailPorts.previewEmail>): ArtistEmailPreviewQueryVariables => ({
        email: toGraph(email),
      }),
      answer: (output) => previewOf(output as Previewed),
      refuse: (refusal) => previewing({ userErrors: userErrorsOf(refusal) }),
    },
    sendEmail: {
      operation: 'SendArtistEmail',
      asks: ({
        digest,
        idempotencyKey,
        ...email
      }: InputFrom<typeof artistEmailPorts.sendEmail>): SendArtistEmailMutationVariables => ({
        input: { digest, idempotencyKey, email: toGraph(email) },
      }),
      answer: (output) => {
        const answer = output as SendAnswer
        return sending(answer.kind === 'sent' ? { count: answer.count } : { isChanged: true })
      },
      refuse: (refusal) => sending({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    writing: async (visit, { context: { draft, failure } }) => {
      await expect(field(visit, 'subject')).toHaveValue(draft.subject)
      await expect(field(visit, 'text')).toHaveValue(draft.text)
      await expect(button(visit, 'Preview')).toBeEnabled()
      if (failure === null) return expect(visit.page.getByRole('main').getByRole('alert')).toHaveCount(0)
      if (failure.kind === 'invalid' && failure.fields.subject)
        return expect(field(visit, 'subject')).toHaveAccessibleErrorMessage(failure.fields.subject)
      await expect(visit.page.getByRole('main').getByRole('alert')).toContainText(failure.message)
    },
    previewing: (visit) => expect(button(visit, 'Loading the preview…')).toBeDisabled(),
    previewed: async (visit, { context: { preview, failure } }) => {
      await expect(heading(visit, 'Check before you send')).toBeVisible()
      await expect(button(visit, /^Send to /)).toHaveCount(
        preview.count > 0 && failure?.kind !== 'refused' ? 1 : 0,
      )
      if (failure) await expect(visit.page.getByRole('main').getByRole('alert')).toHaveText(failure.message)
    },
    sending: async (visit) => {
      await expect(button(visit, 'Sending…')).toBeDisabled()
      await expect(button(visit, 'Back to writing')).toBeDisabled()
    },
    sent: (visit) => expect(heading(visit, 'Artist profiles')).toBeVisible(),
    dropped: async (visit) => {
      const elsewhere = visit.page.getByText('This page requires staff login.')
      await expect(
        heading(visit, 'Artist profiles').or(signInLink(visit)).or(elsewhere).first(),
      ).toBeVisible()
    },
  },
  says: { 'email.sent': (visit) => expectNotice(visit, 'Sent to 2 artists') },
})
