import { answerKeyUsed, answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * An artist's own payment accounts (services/main/artist-account/payment-accounts/contract.ts).
 * tests/services/main/artist-account/own-accounts-contract.test.ts has seen each of these refusals.
 */

const LIST = '/api/artist-account/payment-accounts/'
const noArtist = answerRefused('they are no artist', 404, 'Not found.')
const gone = answerRefused('it is gone', 404, 'Not found.')
const keyUsed = answerKeyUsed('sent')
const wrongRouting = answerWrong('the routing number is none', {
  branchId: ['No bank has this routing number. Check it against a check or your bank’s page.'],
})
const differing = answerWrong('the two numbers differ', {
  bankAccountIdAgain: ['The two account numbers differ.'],
})
const wrongPassword = answerWrong('the password is wrong', { password: ['Invalid password.'] })
const locked = answerRefused(
  'staff have locked who is paid',
  409,
  'Your payment details are locked. Message us and we’ll look into it.',
  'payee_locked',
)
const overtaken = answerRefused(
  'it has changed meanwhile',
  409,
  'This account was changed meanwhile, in another tab or by us. Nothing was changed now: this is how it stands.',
  'version_conflict',
)

export const readOwnAccounts: Route = { service: 'main', name: `GET ${LIST}`, refusals: [noArtist] }

export const checkOwnAccount: Route = {
  service: 'main',
  name: `POST ${LIST}check/`,
  refusals: [
    noArtist,
    tooMany,
    wrongRouting,
    differing,
    answerWrong('the mobile number is none', {
      accountId: ['Enter a mobile number of the United States, of 10 digits.'],
    }),
  ],
}

export const addOwnAccount: Route = {
  service: 'main',
  name: `POST ${LIST}`,
  refusals: [
    noArtist,
    tooMany,
    keyUsed,
    wrongRouting,
    differing,
    wrongPassword,
    locked,
    answerWrong('both numbers are none', {
      branchId: ['No bank has this routing number. Check it against a check or your bank’s page.'],
      bankAccountId: ['Enter an account number of 4 to 17 digits.'],
    }),
    answerWrong('it stands already', { bankAccountId: ['You have this account already.'] }),
    answerWrong('there are five', {
      non_field_errors: ['There are 5 payment accounts already. Deactivate one first.'],
    }),
  ],
}

export const correctOwnAccount: Route = {
  service: 'main',
  name: `PUT ${LIST}:trm/`,
  refusals: [
    gone,
    overtaken,
    answerRefused(
      'it is not invalid any more',
      409,
      'Only an invalid account is corrected. Add another one instead.',
      'wrong_status',
    ),
  ],
}

export const chooseOwnAccount: Route = {
  service: 'main',
  name: `PUT ${LIST}:trm/`,
  refusals: [
    gone,
    keyUsed,
    wrongPassword,
    locked,
    overtaken,
    answerRefused(
      'it is invalid',
      409,
      'Only an account that is activated or verified can be the default.',
      'wrong_status',
    ),
  ],
}

export const removeOwnAccount: Route = {
  service: 'main',
  name: `POST ${LIST}:trm/status-transitions/`,
  refusals: [gone, keyUsed, wrongPassword, locked, overtaken],
}
