import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  ApplicationAnswerFragment,
  ApplyAgainMutation,
  ArtistApplicationQuery,
  GiveArtistDetailsMutation,
  SaveArtistApplicationMutation,
  SaveArtistApplicationMutationVariables,
  SubmitArtistApplicationMutation,
  SubmitArtistApplicationMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import { isUnsaved } from '#machines/artist-apply/context.ts'
import type { Details, Dispute, Field } from '#machines/artist-apply/details.ts'
import type { artistApplyMachine } from '#machines/artist-apply/machine.ts'
import type { artistApplyPorts, Kept, WriteAnswer } from '#machines/artist-apply/ports.ts'
import { openAsCustomer } from '../../../../journeys/session.ts'
import {
  fewPictures,
  keyUsed,
  longBio,
  shortBio,
  artistApply as walk,
  wrongLink,
} from '../../../fixtures/artists/artist-apply.ts'
import { catalogueOutage } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'
import { answerOf, applicationOf, REASON, refusalOf, textsOf } from './application-answers.ts'

const PLACE = '/artist/apply'
const LABELS: Readonly<Record<Field, string>> = {
  fullName: 'Full name',
  location: 'Location',
  bio: 'Bio',
  website: 'Website',
  link1: 'Link 1',
  link2: 'Link 2',
  link3: 'Link 3',
}

const main = ({ page }: Visit) => page.getByRole('main')
const button = (visit: Visit, name: string) => main(visit).getByRole('button', { name, exact: true })
const field = (visit: Visit, name: Field) =>
  main(visit).getByRole('textbox', { name: new RegExp(`^${LABELS[name]}( \\*)?$`) })
const says = (visit: Visit, text: string) => expect(main(visit).getByText(text).first()).toBeVisible()
const isAt = ({ page }: Visit, step: string) => expect(page).toHaveURL(`${PLACE}/${step}`)

type Draft = InputFrom<typeof artistApplyPorts.saveDraft>

const asDraft = ({ version, details }: Draft): SaveArtistApplicationMutationVariables => {
  const { __typename, ...texts } = textsOf(details)
  return { input: { version, details: texts } }
}

const saving = (said: ApplicationAnswerFragment): SaveArtistApplicationMutation => ({
  __typename: 'Mutation',
  saveArtistApplication: said,
})
const giving = (said: ApplicationAnswerFragment): GiveArtistDetailsMutation => ({
  __typename: 'Mutation',
  giveArtistDetails: said,
})
const submitting = (said: ApplicationAnswerFragment): SubmitArtistApplicationMutation => ({
  __typename: 'Mutation',
  submitArtistApplication: said,
})
const reapplying = (said: ApplicationAnswerFragment): ApplyAgainMutation => ({
  __typename: 'Mutation',
  applyAgain: said,
})

const showsForm = async (visit: Visit, { context: { values } }: AnyMachineSnapshot) => {
  await isAt(visit, 'info')
  for (const name of ['fullName', 'location', 'bio', 'link1'] as const)
    await expect(field(visit, name)).toHaveValue(values[name])
}

/** Whether a form can be sent: the browser asks for what is required. */
const isComplete = ({ fullName, location, bio }: Details): boolean =>
  fullName !== '' && location !== '' && bio !== ''

// Spec 1.8
export const artistApply = browserWalkOf<typeof artistApplyMachine>(walk)({
  openings: [
    {
      input: { owner: 'u-iris' },
      taken: [],
      open: async (visit) => {
        await openAsCustomer(visit.page, PLACE)
        await expect(button(visit, 'Apply to sell')).toBeVisible()
      },
    },
    {
      input: { owner: null },
      taken: [],
      who: 'nobody',
      open: async (visit) => {
        await visit.page.goto(PLACE)
        await expect(button(visit, 'Apply to sell')).toBeVisible()
      },
    },
  ],
  walk: {
    events: walk.events.filter(({ type }) => type !== 'signedIn' && type !== 'signedOut'),
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      loadApplication: [catalogueOutage],
      saveDraft: [catalogueOutage, longBio],
      giveDetails: [catalogueOutage, shortBio, wrongLink],
      submit: [catalogueOutage, fewPictures, shortBio, keyUsed],
      applyAgain: [catalogueOutage],
    },
  },
  performs: {
    'apply.begun': (visit) => button(visit, 'Apply to sell').click(),
    'step.shown': (visit, { step }) => visit.revisit(`${PLACE}/${step}`),
    'field.typed': (visit, { field: name, typed }) => field(visit, name).fill(typed),
    'details.given': (visit) => button(visit, 'Continue').click(),
    'text.chosen': (visit, { field: name, whose }) =>
      button(visit, `Keep ${whose === 'mine' ? 'this' : 'the other'} ${LABELS[name].toLowerCase()}`).click(),
    'application.submitted': (visit) => button(visit, 'Submit application').click(),
    'apply.again': (visit) => button(visit, 'Apply again').click(),
    'application.reloaded': (visit) => button(visit, 'Retry').click(),
  },
  sends: {
    'application.submitted': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  may: (event, snapshot) => {
    const { values, disputes, owner, wanted } = snapshot.context
    switch (event.type) {
      case 'field.typed':
        return values[event.field] !== event.typed && !snapshot.hasTag('pending')
      case 'details.given':
        return isComplete(values)
      case 'text.chosen':
        return disputes.some((each: Dispute) => each.field === event.field)
      // Only another page of it is news, and only an application that was read has pages.
      case 'step.shown':
        return owner !== null && (snapshot.matches('welcome') || event.step !== wanted)
      default:
        return true
    }
  },
  ports: {
    loadApplication: {
      operation: 'ArtistApplication',
      asks: () => ({}),
      answer: (output): ArtistApplicationQuery => ({
        __typename: 'Query',
        artistApplication: applicationOf(output as Kept),
      }),
    },
    saveDraft: {
      operation: 'SaveArtistApplication',
      asks: asDraft,
      answer: (output) => saving(answerOf(output as WriteAnswer)),
      refuse: (refusal) => saving(refusalOf(refusal)),
    },
    giveDetails: {
      operation: 'GiveArtistDetails',
      asks: asDraft,
      answer: (output) => giving(answerOf(output as WriteAnswer)),
      refuse: (refusal) => giving(refusalOf(refusal)),
    },
    submit: {
      operation: 'SubmitArtistApplication',
      asks: (input: InputFrom<typeof artistApplyPorts.submit>): SubmitArtistApplicationMutationVariables => ({
        input,
      }),
      answer: (output) => submitting(answerOf(output as WriteAnswer)),
      refuse: (refusal) => submitting(refusalOf(refusal)),
    },
    applyAgain: {
      operation: 'ApplyAgain',
      asks: () => ({}),
      answer: (output) => reapplying(answerOf(output as WriteAnswer)),
    },
  },
  looks: {
    welcome: (visit) => expect(button(visit, 'Apply to sell')).toBeEnabled(),
    login: async (visit) => {
      await isAt(visit, 'login')
      await expect(main(visit).getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/accounts/register?redirect=%2Fartist%2Fapply%2Finfo',
      )
    },
    loading: (visit) =>
      expect(
        main(visit).getByText('One moment…').or(main(visit).getByText('Loading your application…')).first(),
      ).toBeVisible(),
    unloaded: (visit, { context: { failure } }) => says(visit, failure.message),
    'info.idle': async (visit, snapshot) => {
      await showsForm(visit, snapshot)
      await expect(button(visit, 'Continue')).toBeEnabled()
      const { failure } = snapshot.context
      if (failure?.kind === 'invalid' && failure.fields.bio) {
        await expect(field(visit, 'bio')).toHaveAccessibleErrorMessage(failure.fields.bio)
      } else if (failure !== null && failure.kind !== 'invalid') await says(visit, failure.message)
    },
    'info.waiting': async (visit, snapshot) => {
      await showsForm(visit, snapshot)
      // What was refused as it was given may have been saved before.
      await says(visit, isUnsaved(snapshot.context) ? 'Saving…' : 'Saved')
    },
    'info.saving.alone': showsForm,
    'info.saving.followed': (visit) => expect(button(visit, 'One moment…')).toBeDisabled(),
    'info.unsaved': async (visit, snapshot) => {
      await showsForm(visit, snapshot)
      await says(visit, 'Not saved yet.')
    },
    'info.giving': (visit) => expect(button(visit, 'One moment…')).toBeDisabled(),
    disputed: async (visit, { context: { disputes } }) => {
      for (const { field: name, mine, theirs } of disputes) {
        const group = main(visit).getByRole('group', { name: LABELS[name as Field] })
        await expect(group).toContainText(mine)
        await expect(group).toContainText(theirs)
      }
    },
    sample: async (visit, { context: { failure } }) => {
      await isAt(visit, 'sample')
      await expect(button(visit, 'Submit application')).toBeEnabled()
      if (failure !== null) await says(visit, failure.message)
    },
    submitting: (visit) => expect(button(visit, 'One moment…')).toBeDisabled(),
    applied: async (visit, { context: { stage, failure } }) => {
      await isAt(visit, 'applied')
      await says(visit, stage === 'declined' ? REASON : 'That usually takes 4 days.')
      if (failure !== null) await says(visit, failure.message)
    },
    reapplying: (visit) => expect(button(visit, 'One moment…')).toBeDisabled(),
  },
  unreachable: {
    'artist-apply|signedIn[0]{isAnother}->artist-apply.dropped':
      'Left out: where the application stands still, its actor has ended before anybody signs in.',
    'artist-apply|signedOut[0]{isSomebody}->artist-apply.dropped':
      'Left out: where the application stands still, its actor has ended before its owner signs out.',
    'artist-apply.info.unsaved|signedIn[0]{isOwner}->artist-apply.info.saving':
      'Left out: who signs in here has another session; the pure and the actor driver take it.',
  },
})
