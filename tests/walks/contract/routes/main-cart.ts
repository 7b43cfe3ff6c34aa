import { answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * Carts (services/main/cart/contract.ts). tests/services/main/contract-carts.test.ts has seen each of these
 * refusals.
 */

const gone = answerRefused('the cart is gone, or somebody else’s', 404, 'Not found.')
const ordered = answerRefused(
  'the project has been ordered',
  409,
  'This project has been ordered, so it can no longer be changed.',
  'project_ordered',
)

/** What the catalogue refuses of an item; `at` names the field that it stands in. */
const refusedOf = (at: (field: string) => string) => [
  answerWrong('the picture is gone', { [at('imagedata')]: ['There is no such image.'] }),
  answerWrong('the picture is not published any more', {
    [at('imagedata')]: ['This image cannot be purchased.'],
  }),
  answerWrong('the picture is not offered on this substrate', {
    [at('substrate')]: ['This image is not offered on this substrate.'],
  }),
  answerWrong('the picture is not offered in this size', {
    [at('size')]: ['This size is not offered for this image and substrate.'],
  }),
  answerWrong('the picture is not offered in this frame', {
    [at('frame')]: ['This frame is not offered for this substrate and size.'],
  }),
]

export const createCart: Route = {
  service: 'main',
  name: 'POST /api/v2/cart/',
  refusals: [
    answerWrong('the email is none', { cart_email: ['Enter a valid email address.'] }),
    answerWrong('a guest gives no email', { cart_email: ['This field is required.'] }),
    ...refusedOf((field) => `item.${field}`),
    tooMany,
  ],
}

export const recentCart: Route = {
  service: 'main',
  name: 'GET /api/v2/cart/',
  refusals: [answerRefused('there is no open cart', 404, 'Not found.')],
}

export const readCart: Route = {
  service: 'main',
  name: 'GET /api/v2/cart/:token/',
  refusals: [answerRefused('the cart is gone when it is read', 404, 'Not found.')],
}

export const readItems: Route = {
  service: 'main',
  name: 'GET /api/v2/cart/:token/items/',
  refusals: [gone, answerRefused('the page is past the last', 404, 'Invalid page.')],
}

export const addItem: Route = {
  service: 'main',
  name: 'POST /api/v2/cart/:token/item/',
  refusals: [
    gone,
    ordered,
    ...refusedOf((field) => field),
    answerWrong('the cart is full', { non_field_errors: ['A project holds at most 500 items.'] }),
  ],
}

export const migrateCart: Route = {
  service: 'main',
  name: 'POST /api/v2/cart/:token/migrate-cart/',
  refusals: [gone, ordered],
}

export const changeItem: Route = {
  service: 'main',
  name: 'PATCH /api/v2/projects/:token/item/',
  refusals: [
    answerRefused('the line is gone, or the cart', 404, 'Not found.'),
    ordered,
    answerWrong('it is more than a line holds', {
      quantity: ['Ensure this value is less than or equal to 999.'],
    }),
  ],
}

export const removeItem: Route = {
  service: 'main',
  name: 'DELETE /api/v2/projects/:token/item/',
  refusals: [answerRefused('the line is gone, or the cart', 404, 'Not found.'), ordered],
}

export const projectCart: Route = {
  service: 'main',
  name: 'GET /api/v2/projects/:id/',
  refusals: [answerRefused('there is no such project of theirs', 404, 'Not found.')],
}
