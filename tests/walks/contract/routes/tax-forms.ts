import { answerKeyUsed, answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * An artist's own tax forms (services/main/artist-account/tax-forms/contract.ts).
 * tests/services/main/artist-account/tax-forms-contract.test.ts has seen each of these refusals.
 */

const noArtist = answerRefused('they are no artist', 404, 'Not found.')
const wrongNumber = answerWrong('the number is wrong', {
  tin: ['No Social Security number begins with 000.'],
})

export const checkForm: Route = {
  service: 'main',
  name: 'POST /api/artist-account/tax-form/check/',
  refusals: [noArtist, tooMany, wrongNumber],
}

export const fileForm: Route = {
  service: 'main',
  name: 'POST /api/artist-account/tax-form/',
  refusals: [
    noArtist,
    tooMany,
    wrongNumber,
    answerWrong('the signature is another', {
      signature: ['Type your name just as it stands on line 1.'],
    }),
    answerWrong('a business is in the United States', {
      country: ['A business in the United States sends a W-9.'],
    }),
    answerRefused(
      'the words have changed',
      409,
      'The words of this form have changed. Please read them again.',
      'words_changed',
    ),
    answerRefused(
      'another form counts by now',
      409,
      'Another tax form of yours was filed meanwhile and counts now. Look at it first, and file this one if it should take its place.',
      'form_changed',
    ),
    answerKeyUsed('filed'),
  ],
}
