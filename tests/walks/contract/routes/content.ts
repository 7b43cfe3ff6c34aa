import { type Route, refusal, wrong } from '../route.ts'

/**
 * Pictures, search and collections (services/content/**\/contract.ts). tests/services/content/contract.test.ts has seen each of these
 * refusals.
 */

const gone = refusal('the picture is gone', 404, 'Not found.')
const notStaff = refusal('they are not staff', 403, 'You do not have permission to perform this action.')
const noCollection = refusal('the collection is gone', 404, 'Not found.')
const noPicture = ['Invalid pk "dunes" - object does not exist.']

/** A picture that is not there is not in the list; one whose source cannot be asked is named apart. */
export const readImages: Route = { service: 'content', name: 'GET /content/images/', refusals: [] }

const EDIT = 'PATCH /content/edit/:id/'

/** `popular`, which anybody may say. */
export const markPopular: Route = { service: 'content', name: EDIT, refusals: [gone] }

/** `favorite`, which needs somebody. */
export const setFavorite: Route = { service: 'content', name: EDIT, refusals: [gone] }

/** `publish`, which is for staff. */
export const setPublished: Route = {
  service: 'content',
  name: EDIT,
  refusals: [
    gone,
    notStaff,
    refusal('it is of the stock source', 409, 'Stock images cannot be published or unpublished.'),
  ],
}

export const search: Route = {
  service: 'content',
  name: 'GET /content/search/v3/',
  refusals: [
    wrong('the address asks for what is none', {
      offset: ['Ensure this value is greater than or equal to 0.'],
    }),
    refusal('the only source that was asked is down', 503, 'Getty results not available.'),
  ],
}

/** Of the account: none when it is no artist's. */
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
  refusals: [notStaff, wrong('the name is empty', { name: ['This field may not be blank.'] })],
}

export const replaceCollection: Route = {
  service: 'content',
  name: 'PUT /api/collections/:id/',
  refusals: [
    noCollection,
    notStaff,
    refusal(
      'somebody else saved it meanwhile',
      409,
      'Somebody else changed this collection first.',
      'version_conflict',
    ),
    wrong('name and description are wrong', {
      name: ['This field may not be blank.'],
      description: ['Ensure this field has no more than 5000 characters.'],
    }),
    wrong('a picture in it is gone', { contents: noPicture }),
  ],
}

export const addToCollection: Route = {
  service: 'content',
  name: 'PATCH /api/collections/:id/prepend/',
  refusals: [
    noCollection,
    notStaff,
    wrong('the picture is gone', { prepend: noPicture }),
    wrong('the collection is full', { prepend: ['A collection holds at most 1000 images.'] }),
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
