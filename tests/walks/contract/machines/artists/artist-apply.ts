import { createArtistApplyEffects } from '#client/effects/artist-apply/artist-apply.ts'
import type { Details } from '#machines/artist-apply/details.ts'
import type {
  ApplicationValues,
  ApplicationView,
  EditedMeanwhile,
} from '#services/content/artist-profiles/applying/contract.ts'
import {
  details,
  otherBio,
  otherBoth,
  otherName,
  typed,
  typedBoth,
} from '../../../fixtures/artists/artist-apply.ts'
import { askPort } from '../../port.ts'
import { answerDone, answerRefused, type Route } from '../../route.ts'
import {
  applyAgain,
  giveDetails,
  readApplication,
  saveApplication,
  submitApplication,
} from '../../routes/applying.ts'

const valuesOf = ({ fullName, link1, link2, link3, ...texts }: Details): ApplicationValues => ({
  full_name: fullName,
  ...texts,
  links: [link1, link2, link3].filter((link) => link !== ''),
})

const view = (stage: ApplicationView['stage'], version: number, values: Details): ApplicationView => ({
  stage,
  version,
  values: valuesOf(values),
  submitted_at: null,
  decided_at: null,
  decline_reason: null,
  sample: [],
  usual_days: null,
  earlier: [],
})

const NOTHING: Details = { ...details, fullName: '', location: '', bio: '', link1: '' }

const stale = (theirs: Details): EditedMeanwhile => ({
  detail: 'This application was changed on another page.',
  code: 'application_edited',
  version: 6,
  theirs: valuesOf(theirs),
})
const CLOSED = answerRefused(
  'it is closed',
  409,
  'This application can no longer be changed.',
  'application_closed',
)

type Answered = readonly [when: string, body: object, status?: number]
const on = (route: Route, ...all: readonly Answered[]) =>
  all.map(([when, body, status]) => ({ when, answers: [[route, answerDone(body, status)]] as const }))
const whereClosed = (route: Route) => ({ when: CLOSED.when, answers: [[route, CLOSED]] as const })

const draft = { version: 3, details: typed }

export const artistApply = {
  loadApplication: askPort((client) => createArtistApplyEffects(client).actors.loadApplication, {
    input: undefined as never,
    successes: [
      { when: 'it is read', answers: [[readApplication, answerDone(view('info', 4, details))]] },
      ...on(
        readApplication,
        ['nothing was saved', view(null, 0, NOTHING)],
        ['it was begun', view('started', 3, details)],
        ['its sample was given', view('sample', 4, details)],
        ['it was changed elsewhere', view('info', 6, otherBio)],
        ['it was submitted', view('submitted', 5, details)],
        ['it was submitted elsewhere', view('submitted', 6, otherBio)],
        ['it was declined', view('declined', 5, details)],
      ),
    ],
  }),
  saveDraft: askPort((client) => createArtistApplyEffects(client).actors.saveDraft, {
    input: draft,
    successes: [
      { when: 'it is kept', answers: [[saveApplication, answerDone(view('started', 5, typed))]] },
      ...on(
        saveApplication,
        ['more was typed', view('started', 5, typedBoth)],
        ['another bio was saved', stale(otherBio), 409],
        ['another name was saved', stale(otherName), 409],
        ['both were saved', stale(otherBoth), 409],
      ),
      whereClosed(saveApplication),
    ],
  }),
  giveDetails: askPort((client) => createArtistApplyEffects(client).actors.giveDetails, {
    input: draft,
    successes: [
      { when: 'it is given', answers: [[giveDetails, answerDone(view('info', 6, typed))]] },
      ...on(
        giveDetails,
        ['another bio was saved', stale(otherBio), 409],
        ['another name was saved', stale(otherName), 409],
      ),
      whereClosed(giveDetails),
    ],
  }),
  submit: askPort((client) => createArtistApplyEffects(client).actors.submit, {
    input: { version: 4, idempotencyKey: 'key-1' },
    successes: [
      { when: 'it is submitted', answers: [[submitApplication, answerDone(view('submitted', 5, details))]] },
      ...on(submitApplication, ['another name was saved', stale(otherName), 409]),
      whereClosed(submitApplication),
    ],
  }),
  applyAgain: askPort((client) => createArtistApplyEffects(client).actors.applyAgain, {
    input: undefined as never,
    successes: [
      { when: 'it begins anew', answers: [[applyAgain, answerDone(view('started', 3, details))]] },
      whereClosed(applyAgain),
    ],
  }),
}
