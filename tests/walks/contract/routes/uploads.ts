import { type Answer, answerKeyUsed, answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * Files that people send, and what they become (services/content/uploads/contract.ts).
 * tests/services/content/uploads/contract.test.ts has seen each of these refusals.
 */

const MAY_NOT = 'You do not have permission to perform this action.'
const sendsNone = answerRefused('they are neither staff nor an artist', 403, MAY_NOT)
const notStaff = answerRefused('they are not staff', 403, MAY_NOT)
const fileGone = answerRefused('the file is gone', 404, 'Not found.')
const imageGone = answerRefused('the image is gone', 404, 'Not found.')
const keyUsed = answerKeyUsed('saved')
/** Another backend may count (design.md section 5). */
const counted: Answer = { ...tooMany, elsewhere: 'ours counts no uploads' }
const byStaff = ['This is decided by staff.']

export const findKnown: Route = {
  service: 'content',
  name: 'POST /api/upload/known/',
  refusals: [
    sendsNone,
    counted,
    answerWrong('there are more than 2,000', {
      files: ['Ensure this field has no more than 2000 elements.'],
    }),
  ],
}

export const listFiles: Route = {
  service: 'content',
  name: 'GET /api/upload/files/',
  refusals: [sendsNone],
}

/** With `?ids=`. */
export const lookAt: Route = {
  service: 'content',
  name: 'GET /api/upload/files/',
  refusals: [
    sendsNone,
    answerWrong('there are more than 100', { ids: ['Ensure this field has no more than 100 elements.'] }),
  ],
}

/** A file that is gone is given up without a word. */
export const discardFile: Route = {
  service: 'content',
  name: 'DELETE /api/upload/files/:id/',
  refusals: [sendsNone],
}

/** Says nothing of an image that is gone: it will not be asked about again either way. */
export const tellApart: Route = {
  service: 'content',
  name: 'POST /api/upload/files/:id/apart/',
  refusals: [
    sendsNone,
    fileGone,
    answerWrong('the other file is gone', { file: ['This file is not yours, or is gone.'] }),
  ],
}

export const createUpload: Route = {
  service: 'content',
  name: 'POST /api/upload/',
  refusals: [
    sendsNone,
    counted,
    answerWrong('nobody’s content is said', {
      artist: ['Say whose content it is: an artist’s or a publisher’s.'],
    }),
    answerWrong('an artist says what staff decide', { price: byStaff, published: byStaff }),
    answerWrong('its title and price are wrong', {
      title: ['Ensure this field has no more than 500 characters.'],
      price: ['Ensure this value is less than or equal to 4.'],
    }),
    answerWrong('it prints small', {
      sells_small: [
        'It prints up to 7 × 5 in, smaller than 12. Confirm that you want to sell it that small.',
      ],
    }),
    answerWrong('the creator is no artist', {
      creator_uuid: ['No one with this account has an artist profile.'],
    }),
    answerWrong('its file is gone', { file: ['This file is gone. Choose it again.'] }),
    answerWrong('its file is not whole', { file: ['This file is not whole yet.'] }),
    answerWrong('its file was refused', { file: ['This file was refused.'] }),
  ],
}

/** What a picture's replacement begins from. */
export const readImage: Route = {
  service: 'content',
  name: 'GET /api/image/:id/',
  refusals: [notStaff, imageGone],
}

export const replacePicture: Route = {
  service: 'content',
  name: 'POST /api/image/:id/picture/',
  refusals: [
    notStaff,
    imageGone,
    keyUsed,
    {
      when: 'somebody else has replaced it meanwhile',
      status: 409,
      body: {
        detail: 'Somebody else changed this image first.',
        code: 'edit_conflict',
        version: 2,
        conflicts: [],
      },
    },
    answerWrong('there is no such version', { version: ['This record doesn’t have that version.'] }),
    answerWrong('the file is not ready', { file: ['This file is not ready, or is gone.'] }),
    answerWrong('the image is of the stock source', {
      file: ['The picture of a stock image is its source’s.'],
    }),
  ],
}
