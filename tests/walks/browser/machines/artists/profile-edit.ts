import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  OwnArtistFragment,
  OwnArtistProfileToEditQuery,
  SaveOwnArtistProfileMutation,
  SaveOwnArtistProfileMutationVariables,
  SendArtistPhotoMutation,
  SendArtistPhotoMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import { isUnsaved } from '#machines/profile-edit/context.ts'
import type { Details, Dispute, Field } from '#machines/profile-edit/details.ts'
import type { profileEditMachine } from '#machines/profile-edit/machine.ts'
import type { Kept, profileEditPorts, WriteAnswer } from '#machines/profile-edit/ports.ts'
import type { Refusal } from '#machines/refusal.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { openSignedIn } from '../../../../journeys/session.ts'
import {
  noArtist,
  SAVED_VERSION,
  shortBio,
  smallPhoto,
  profileEdit as walk,
} from '../../../fixtures/artists/profile-edit.ts'
import { catalogueOutage, notFound } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { loseSession, signInLink, submitSignIn } from '../../people.ts'
import type { Visit } from '../../visit.ts'
import { cutPhoto, drawCutAnew } from './cut-photo.ts'

const ARTIST = DEMO_USERS[2]
const INPUT = { owner: 'u-ada' }
const HOME = '/artist/profile'
const PLACE = `${HOME}/edit`
const LABELS: Readonly<Record<Field, string>> = {
  photo: 'Photo',
  fullName: 'Full name',
  bio: 'Bio',
  website: 'Website',
  link1: 'Link 1',
  link2: 'Link 2',
  link3: 'Link 3',
}

const main = ({ page }: Visit) => page.getByRole('main')
const title = (visit: Visit) => main(visit).getByRole('heading', { level: 1, name: 'Edit profile' })
const button = (visit: Visit, name: string) => main(visit).getByRole('button', { name, exact: true })
const field = (visit: Visit, name: Field) =>
  main(visit).getByRole('textbox', { name: new RegExp(`^${LABELS[name]}( \\*)?$`) })
const group = (visit: Visit, name: Field) => main(visit).getByRole('group', { name: LABELS[name] })

const textsOf = ({ link1, link2, link3, ...texts }: Details) => ({
  __typename: 'OwnArtistDetails' as const,
  ...texts,
  links: [link1, link2, link3],
})
const profileOf = ({ version, details }: Kept): OwnArtistFragment => ({
  __typename: 'OwnArtistProfile',
  version,
  page: null,
  details: textsOf(details),
})

type Saved = SaveOwnArtistProfileMutation['saveOwnArtistProfile']

const saving = (said: Partial<Saved>): SaveOwnArtistProfileMutation => ({
  __typename: 'Mutation',
  saveOwnArtistProfile: {
    __typename: 'OwnArtistProfilePayload',
    profile: null,
    stale: null,
    userErrors: [],
    ...said,
  },
})
const sending = (address: string | null, refusal?: Refusal): SendArtistPhotoMutation => ({
  __typename: 'Mutation',
  sendArtistPhoto: {
    __typename: 'ArtistPhotoPayload',
    address,
    userErrors: refusal ? userErrorsOf(refusal) : [],
  },
})
const loading = (ownArtistProfile: OwnArtistFragment | null): OwnArtistProfileToEditQuery => ({
  __typename: 'Query',
  ownArtistProfile,
})

/** What is saved leads away from the form, and its actor is over. */
const isSaved = ({ context: { version } }: AnyMachineSnapshot) => version === SAVED_VERSION

const showsForm = async (visit: Visit, { context: { values } }: AnyMachineSnapshot) => {
  for (const name of ['fullName', 'bio', 'website', 'link1', 'link2', 'link3'] as const)
    await expect(field(visit, name)).toHaveValue(values[name])
  await expect(group(visit, 'photo').locator('img')).toHaveAttribute('src', values.photo)
}

const showsFailure = async (visit: Visit, { context: { failure } }: AnyMachineSnapshot) => {
  if (failure === null) return expect(main(visit).getByRole('alert')).toHaveCount(0)
  if (failure.kind === 'invalid')
    return expect(field(visit, 'bio')).toHaveAccessibleErrorMessage(failure.fields.bio)
  const place = failure.kind === 'photo' ? group(visit, 'photo') : main(visit)
  await expect(place.getByRole('alert')).toHaveText(failure.message)
}

// Spec 1.9
export const profileEdit = browserWalkOf<typeof profileEditMachine>(walk)({
  openings: [
    {
      input: INPUT,
      taken: [],
      open: async (visit) => {
        await openSignedIn(visit.page, { email: ARTIST.email, password: DEMO_PASSWORD }, PLACE)
        await expect(title(visit)).toBeVisible()
      },
    },
  ],
  again: [{ input: INPUT, isDue: isSaved, begin: (visit) => visit.revisit(PLACE) }],
  hears: ['signedIn', 'signedOut'],
  walk: {
    // Whoever signs in here is somebody else.
    events: walk.events.filter(({ type, account }) => type !== 'signedIn' || account !== INPUT.owner),
    // A token that has run out is renewed here, and the same is asked again. What is refused in words of its
    // own stands first: a walk takes one for each transition.
    refusals: {
      loadProfile: [noArtist, catalogueOutage],
      saveProfile: [shortBio, notFound, catalogueOutage],
      sendPhoto: [smallPhoto, notFound, catalogueOutage],
    },
  },
  performs: {
    'form.shown': async (visit) => {
      await visit.revisit(HOME)
      await expect(main(visit).getByRole('link', { name: 'Edit profile' })).toBeVisible()
      await visit.revisit(PLACE)
    },
    'profile.reloaded': (visit) => button(visit, 'Retry').click(),
    'field.typed': (visit, { field: name, typed }) => field(visit, name).fill(typed),
    'photo.cut': cutPhoto,
    'changes.saved': (visit) => button(visit, 'Save').click(),
    'changes.dropped': (visit) => button(visit, 'Discard changes').click(),
    'text.chosen': (visit, { field: name, whose }) =>
      button(visit, `Keep ${whose === 'mine' ? 'this' : 'the other'} ${LABELS[name].toLowerCase()}`).click(),
    signedIn: async (visit) => {
      await loseSession(visit)
      await submitSignIn(visit)
    },
    signedOut: async (visit) => {
      await visit.revisit('/accounts/logout')
      await expect(signInLink(visit)).toBeVisible()
    },
  },
  sends: {
    // The page alone knows under which id it keeps the bytes.
    'photo.cut': async (event, { visit, sent }) => {
      const { byteLength: size } = Buffer.from(await drawCutAnew(visit), 'base64')
      return { ...event, photo: { id: sent.photo.id, size } }
    },
  },
  may: (event, snapshot) => {
    const { values, disputes, failure } = snapshot.context
    if (isSaved(snapshot)) return false
    switch (event.type) {
      case 'field.typed':
        return values[event.field as Field] !== event.typed
      case 'text.chosen':
        return disputes.some((each: Dispute) => each.field === event.field)
      case 'profile.reloaded':
        return failure?.kind !== 'none'
      // Until something is typed, the form has nothing to save or drop, and whoever leaves it ends its actor.
      case 'changes.saved':
      case 'changes.dropped':
      case 'form.shown':
        return isUnsaved(snapshot.context)
      case 'signedIn':
      case 'signedOut':
        return isUnsaved(snapshot.context) && snapshot.matches('editing')
      default:
        return true
    }
  },
  ports: {
    loadProfile: {
      operation: 'OwnArtistProfileToEdit',
      asks: () => ({}),
      answer: (output) => loading(profileOf(output as Kept)),
      refuse: () => loading(null),
    },
    saveProfile: {
      operation: 'SaveOwnArtistProfile',
      asks: ({
        version,
        details,
      }: InputFrom<typeof profileEditPorts.saveProfile>): SaveOwnArtistProfileMutationVariables => {
        const { __typename, ...texts } = textsOf(details)
        return { input: { version, details: texts } }
      },
      answer: (answered) => {
        const output = answered as WriteAnswer
        if (output.kind === 'kept') return saving({ profile: profileOf(output.kept) })
        const { version, details } = output
        return saving({
          stale: { __typename: 'StaleOwnArtistProfile', version, theirs: textsOf(details) },
        })
      },
      refuse: (refusal) => saving({ userErrors: userErrorsOf(refusal) }),
    },
    sendPhoto: {
      operation: 'SendArtistPhoto',
      asks: async (_input, visit): Promise<SendArtistPhotoMutationVariables> => ({
        input: { picture: await drawCutAnew(visit) },
      }),
      answer: (output) => sending((output as { address: string }).address),
      refuse: (refusal) => sending(null, refusal),
    },
  },
  looks: {
    loading: (visit) => expect(main(visit).getByText('Loading your profile…')).toBeVisible(),
    unloaded: (visit, { context: { failure } }) =>
      expect(main(visit).getByText(failure.message)).toBeVisible(),
    editing: async (visit, snapshot) => {
      if (isSaved(snapshot)) return expect(visit.page).toHaveURL(HOME)
      await showsForm(visit, snapshot)
      await showsFailure(visit, snapshot)
      await expect(button(visit, 'Save')).toBeEnabled({ enabled: isUnsaved(snapshot.context) })
    },
    sending: async (visit, snapshot) => {
      await showsForm(visit, snapshot)
      for (const name of ['Uploading…', 'Save']) await expect(button(visit, name)).toBeDisabled()
    },
    saving: async (visit, snapshot) => {
      await showsForm(visit, snapshot)
      for (const name of ['Saving…', 'Change photo']) await expect(button(visit, name)).toBeDisabled()
    },
    disputed: async (visit, { context: { disputes } }) => {
      for (const { field: name, mine, theirs } of disputes as readonly Dispute[]) {
        await expect(group(visit, name)).toContainText(mine)
        await expect(group(visit, name)).toContainText(theirs)
      }
    },
    dropped: (visit) => expect(title(visit)).toHaveCount(0),
  },
  says: { 'profile.saved': ({ page }) => expect(page).toHaveURL(HOME) },
})
