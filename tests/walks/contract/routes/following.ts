import { answerRefused, type Route } from '../route.ts'

/**
 * Whom an account follows (services/content/following/contract.ts).
 * tests/services/content/following/following.test.ts has seen each of these refusals.
 */

const noPage = answerRefused('the artist has no page', 404, 'Not found.')

export const readArtistPage: Route = {
  service: 'content',
  name: 'GET /content/artists/:id/',
  refusals: [noPage],
}

export const setFollowing: Route = {
  service: 'content',
  name: 'PUT /content/artists/:id/following/',
  refusals: [
    noPage,
    answerRefused('it is one’s own page', 409, 'This is your own page.'),
    answerRefused('it is one too many', 409, 'You follow 1000 artists, and that is the most.'),
  ],
}

export const listFollowing: Route = { service: 'content', name: 'GET /content/following/', refusals: [] }

export const setFollowMail: Route = {
  service: 'content',
  name: 'PUT /content/following/mail/',
  refusals: [],
}
