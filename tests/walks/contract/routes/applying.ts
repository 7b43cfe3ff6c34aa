import { answerKeyUsed, answerWrong, type Route } from '../route.ts'

/**
 * An applicant's own application (services/content/artist-profiles/applying/contract.ts).
 * tests/services/content/artist-profiles/applying.test.ts has seen each of these refusals.
 */
const SHORT = 'Ensure this field has at least 40 characters.'
const shortBio = answerWrong('the bio is too short', { bio: [SHORT] })

export const readApplication: Route = {
  service: 'content',
  name: 'GET /api/artist-application/',
  refusals: [],
}

export const saveApplication: Route = {
  service: 'content',
  name: 'PUT /api/artist-application/',
  refusals: [
    answerWrong('the bio is far too long', { bio: ['Ensure this field has no more than 4000 characters.'] }),
  ],
}

export const giveDetails: Route = {
  service: 'content',
  name: 'POST /api/artist-application/info/',
  refusals: [
    shortBio,
    answerWrong('a link is none', { 'links.0': ['Enter a web address that begins with https://.'] }),
  ],
}

export const submitApplication: Route = {
  service: 'content',
  name: 'POST /api/artist-application/submit/',
  refusals: [
    shortBio,
    answerWrong('there are too few pictures', { sample: ['Add at least 3 pictures.'] }),
    answerKeyUsed('submitted'),
  ],
}

export const applyAgain: Route = {
  service: 'content',
  name: 'POST /api/artist-application/reapply/',
  refusals: [],
}
