import { answerKeyUsed, answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

const keyUsed = answerKeyUsed('done')

/**
 * Decisions on artists' applications (services/content/artist-profiles/contract.ts).
 * tests/services/content/artist-profiles/contract.test.ts has seen each of these refusals.
 */
export const decideApplication: Route = {
  service: 'content',
  name: 'POST /api/artist-profile/:id/decision/',
  refusals: [
    answerWrong('the reason is too short', { reason: ['Ensure this field has at least 10 characters.'] }),
    answerWrong('the applicant has no address', {
      decision: ['Give this profile an email address first, to tell the applicant.'],
    }),
    answerRefused(
      'somebody has edited it since',
      409,
      'This application has changed since you read it.',
      'application_changed',
    ),
    answerRefused(
      'it was not submitted',
      409,
      'This application has not been submitted.',
      'application_unsubmitted',
    ),
    keyUsed,
    answerRefused('the profile is gone', 404, 'Not found.'),
    notStaff,
  ],
}

const noSubject = answerWrong('the subject is empty', { subject: ['This field may not be blank.'] })

export const previewEmail: Route = {
  service: 'content',
  name: 'POST /api/artist-profile/email/preview/',
  refusals: [
    noSubject,
    answerWrong('they are too many', {
      audience: [
        'An email goes to at most 1,000 artists at once. Narrow the list by its search or filters, and write to each part of it.',
      ],
    }),
    notStaff,
  ],
}

export const sendEmail: Route = {
  service: 'content',
  name: 'POST /api/artist-profile/email/',
  refusals: [
    noSubject,
    answerWrong('nobody has an address', { audience: ['None of these artists has an email address.'] }),
    keyUsed,
    notStaff,
  ],
}
