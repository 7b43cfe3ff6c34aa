import { type Answer, answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

/**
 * Pictures, search and collections (services/content/**\/contract.ts).
 * tests/services/content/contract.test.ts has seen each of these refusals.
 */

const gone = answerRefused('the picture is gone', 404, 'Not found.')
const noCollection = answerRefused('the collection is gone', 404, 'Not found.')
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

const noPicture = ['Invalid pk "dunes" - object does not exist.']

/** The list leaves out a picture that is missing, and names one whose source cannot be asked. */
export const readImages: Route = { service: 'content', name: 'GET /content/images/', refusals: [] }

/** Which artists have a page of their own. */
export const readArtistPages: Route = { service: 'content', name: 'GET /content/artists/', refusals: [] }

const EDIT = 'PATCH /content/edit/:id/'

/** `popular`, which anybody may send. */
export const markPopular: Route = { service: 'content', name: EDIT, refusals: [gone] }

/** `favorite`, which needs somebody signed in. */
export const setFavorite: Route = { service: 'content', name: EDIT, refusals: [gone] }

/** `publish`, which is for staff. */
export const setPublished: Route = {
  service: 'content',
  name: EDIT,
  refusals: [
    gone,
    notStaff,
    answerRefused('it is of the stock source', 409, 'Stock images cannot be published or unpublished.'),
  ],
}

export const search: Route = {
  service: 'content',
  name: 'GET /content/search/v3/',
  refusals: [
    answerWrong('the address asks for what is none', {
      offset: ['Ensure this value is greater than or equal to 0.'],
    }),
    answerRefused('the only source that was asked is down', 503, 'Getty results not available.'),
  ],
}

/** The account's artist profile; empty when the account is no artist's. */
export const artistProfile: Route = { service: 'content', name: 'GET /api/artist-profile/', refusals: [] }

export const collectionsOf: Route = { service: 'content', name: 'GET /api/collections/', refusals: [] }

export const readCollection: Route = {
  service: 'content',
  name: 'GET /api/collections/:id/',
  refusals: [noCollection],
}

export const createCollection: Route = {
  service: 'content',
  name: 'POST /api/collections/',
  refusals: [notStaff, answerWrong('the name is empty', { name: [BLANK] })],
}

export const replaceCollection: Route = {
  service: 'content',
  name: 'PUT /api/collections/:id/',
  refusals: [
    noCollection,
    notStaff,
    {
      when: 'somebody else saved it meanwhile',
      status: 409,
      body: {
        detail: 'Somebody else changed this collection first.',
        code: 'edit_conflict',
        version: 3,
        conflicts: [
          {
            field: 'name',
            base: 'Shores',
            theirs: 'Coasts',
            by: 'ann@example.test',
            at: '2026-11-20T12:00:00.000Z',
          },
        ],
      },
    },
    answerWrong('three fields are wrong', {
      name: [BLANK],
      description: ['Ensure this field has no more than 5000 characters.'],
      version: ['A valid integer is required.'],
    }),
    ...atNoField,
    answerWrong('a picture in it is gone', { contents: noPicture }),
  ],
}

export const addToCollection: Route = {
  service: 'content',
  name: 'PATCH /api/collections/:id/prepend/',
  refusals: [
    noCollection,
    notStaff,
    answerWrong('the picture is gone', { prepend: noPicture }),
    answerWrong('the collection is full', { prepend: ['A collection holds at most 1000 images.'] }),
  ],
}

export const removeFromCollection: Route = {
  service: 'content',
  name: 'PATCH /api/collections/:id/remove/',
  refusals: [noCollection, notStaff],
}

export const deleteCollection: Route = {
  service: 'content',
  name: 'DELETE /api/collections/:id/',
  refusals: [noCollection, notStaff],
}
