import { answerRefused, answerWrong, type Route } from '../route.ts'

/**
 * What an artist says of themselves (services/content/artist-profiles/own/contract.ts).
 * tests/services/content/artist-profiles/contract.test.ts has seen each of these refusals.
 */
const noArtist = answerRefused('they are no artist', 404, 'Not found.')

export const readOwnProfile: Route = {
  service: 'content',
  name: 'GET /api/own-artist-profile/',
  refusals: [noArtist],
}

export const saveOwnProfile: Route = {
  service: 'content',
  name: 'PUT /api/own-artist-profile/',
  refusals: [
    noArtist,
    answerWrong('the bio is too short', { bio: ['Ensure this field has at least 40 characters.'] }),
  ],
}

export const sendPhoto: Route = {
  service: 'content',
  name: 'POST /api/own-artist-profile/photo/',
  refusals: [
    noArtist,
    answerWrong('it is too small', { photo: ['Send a picture of at least 400 pixels on each side.'] }),
  ],
}
