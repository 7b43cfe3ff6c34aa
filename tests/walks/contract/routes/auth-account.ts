import { answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * One's own account (services/auth/contract.ts). tests/services/auth/contract-account.test.ts has seen each
 * of these refusals.
 */

export const endSession: Route = {
  service: 'auth',
  name: 'DELETE /auth/sessions/:id/',
  refusals: [{ when: 'it has ended, or is nobody’s', status: 404, body: { detail: 'Not found.' } }],
}

const WRONG_CODE = { code: ['That code is incorrect or has expired. Please try again.'] }
const wrongCode = answerWrong('the code is wrong', WRONG_CODE)
const wrongPassword = answerWrong('the password is wrong', { password: ['Invalid password.'] })
const isOff = answerRefused('it is off', 409, 'Two-step verification is off.')
const isOn = answerRefused('it is on already', 409, 'Two-step verification is already on.')

export const answerChallenge: Route = {
  service: 'auth',
  name: 'POST /auth/jwt/second-factor/',
  refusals: [
    wrongCode,
    answerRefused(
      'the challenge is too old',
      401,
      'Your sign-in has expired. Please sign in again.',
      'token_not_valid',
    ),
    tooMany,
  ],
}

export const secondFactor: Route = { service: 'auth', name: 'GET /auth/second-factor/', refusals: [] }

export const beginSecondFactor: Route = {
  service: 'auth',
  name: 'POST /auth/second-factor/',
  refusals: [isOn],
}

export const confirmSecondFactor: Route = {
  service: 'auth',
  name: 'POST /auth/second-factor/confirm/',
  refusals: [
    wrongCode,
    wrongPassword,
    answerWrong('it was begun too long ago', { code: ['This setup has expired. Please start again.'] }),
    isOn,
    tooMany,
  ],
}

export const renewRecoveryCodes: Route = {
  service: 'auth',
  name: 'POST /auth/second-factor/recovery-codes/',
  refusals: [wrongCode, isOff, tooMany],
}

export const removeSecondFactor: Route = {
  service: 'auth',
  name: 'POST /auth/second-factor/remove/',
  refusals: [wrongCode, wrongPassword, isOff, tooMany],
}
