import { answerKeyUsed, answerRefused, answerWrong, notStaff, type Route, tooMany } from '../route.ts'

/**
 * Identities, payment accounts and tax forms (services/main/payees/**\/contract.ts).
 * tests/services/main/payees/payees-contract.test.ts has seen each of these refusals.
 */

const gone = answerRefused('it is gone', 404, 'Not found.')
const keyUsed = answerKeyUsed('sent')
const LONG = 'Ensure this field has no more than 500 characters.'
const SHORT = 'Ensure this field has at least 10 characters.'

export const changeStatus: Route = {
  service: 'main',
  name: 'POST /api/artist-identity/:usr/status-transitions/',
  refusals: [
    notStaff,
    gone,
    keyUsed,
    answerWrong('the notes are too long', { notes: [LONG] }),
    answerRefused(
      'its lifecycle does not allow it',
      409,
      'The identity is pre-activated, and can become activated or deactivated only.',
      'wrong_status',
    ),
  ],
}

export const readIdentity: Route = {
  service: 'main',
  name: 'GET /api/artist-identity/:usr/',
  refusals: [notStaff, gone],
}

export const showNumber: Route = {
  service: 'main',
  name: 'POST /api/artist-identity/:usr/bank-accounts/:trm/number/',
  refusals: [
    notStaff,
    gone,
    tooMany,
    answerWrong('the reason is short', { reason: [SHORT] }),
    answerWrong('the password is wrong', { password: ['Invalid password.'] }),
  ],
}

export const receiveForm: Route = {
  service: 'main',
  name: 'POST /api/tax-form/:txf/received/',
  refusals: [
    notStaff,
    gone,
    keyUsed,
    answerWrong('it is signed on a day to come', { signed_on: ['This day is yet to come.'] }),
    answerRefused('it was received before', 409, 'This form was received before.', 'received'),
  ],
}

export const recordNotice: Route = {
  service: 'main',
  name: 'POST /api/tax-form/:txf/b-notice/',
  refusals: [
    notStaff,
    gone,
    keyUsed,
    answerWrong('the notes are short', { notes: [SHORT] }),
    answerRefused('one counts already', 409, 'A B notice counts already.', 'noticed'),
  ],
}
