import { type Answer, answerKeyUsed, answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

/**
 * The form of a record and its history (services/shared/resources/contract.ts), by the resource of artists.
 * tests/services/content/records/form-contract.test.ts has seen each of these refusals.
 */

const gone = answerRefused('the record is gone', 404, 'Not found.')
/** What a record is made of is told of any id that there may be. */
const noId = answerRefused('it is no id', 404, 'Not found.')
const keyUsed = answerKeyUsed('saved')
const BLANK = 'This field may not be blank.'

/** For any resource of another backend (design.md section 5, spec.md section 8). */
const conventional = 'ours finds nothing wrong but with fields'
const atNoField: readonly Answer[] = [
  answerWrong('two things are wrong with no field', {
    non_field_errors: ['The dates overlap.', 'The list is full.'],
  }),
  answerWrong('one thing is wrong with a field and one with none', {
    name: [BLANK],
    non_field_errors: ['The list is full.'],
  }),
  answerRefused('it is refused without details', 400, 'Malformed request.'),
].map((answer) => ({ ...answer, elsewhere: conventional }))

/** Everybody may read an artist, and what it is made of; only staff see what to send. */
export const describeRecord: Route = {
  service: 'content',
  name: 'OPTIONS /api/artist/:id/',
  refusals: [noId],
}

export const readRecord: Route = { service: 'content', name: 'GET /api/artist/:id/', refusals: [gone] }

/** Of records that somebody owns: they and staff may read them. */
export const readOwnRecord: Route = {
  service: 'content',
  name: 'GET /api/artist-profile/:id/',
  // Somebody else's is as one that is gone.
  refusals: [gone],
}

export const describeOwnRecord: Route = {
  service: 'content',
  name: 'OPTIONS /api/artist-profile/:id/',
  refusals: [noId],
}

export const createRecord: Route = {
  service: 'content',
  name: 'POST /api/artist/',
  refusals: [notStaff, keyUsed, answerWrong('the name is empty', { name: [BLANK] })],
}

export const editRecord: Route = {
  service: 'content',
  name: 'PUT /api/artist/:id/',
  refusals: [
    gone,
    notStaff,
    keyUsed,
    answerWrong('the name and the version are wrong', {
      name: [BLANK],
      version: ['A valid integer is required.'],
    }),
    ...atNoField,
  ],
}

export const revertRecord: Route = {
  service: 'content',
  name: 'POST /api/artist/:id/revert/',
  refusals: [gone, notStaff, keyUsed],
}

export const listRecords: Route = { service: 'content', name: 'GET /api/artist/', refusals: [] }

const filterGone = answerWrong('a filter is gone', { matching: ['There is no filter "color".'] })

export const findStrays: Route = {
  service: 'content',
  name: 'POST /api/artist/strays/',
  refusals: [notStaff, filterGone],
}

export const openExport: Route = {
  service: 'content',
  name: 'POST /api/exports/',
  refusals: [notStaff, filterGone],
}
