import { answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * Accounts (services/auth/contract.ts). tests/services/auth/contract.test.ts has seen each of these refusals.
 */

const NO_EMAIL = { email: ['Enter a valid email address.'] }
const COMMON = 'This password is too common.'

export const signIn: Route = {
  service: 'auth',
  name: 'POST /auth/jwt/create/',
  refusals: [
    answerRefused(
      'email and password do not belong together',
      401,
      'No active account found with the given credentials',
    ),
    answerWrong('the email is none', NO_EMAIL),
    tooMany,
  ],
}

export const refresh: Route = {
  service: 'auth',
  name: 'POST /auth/jwt/refresh/',
  refusals: [answerRefused('the session is over', 401, 'Token is blacklisted', 'token_not_valid')],
}

export const blacklist: Route = {
  service: 'auth',
  name: 'POST /auth/jwt/blacklist/',
  refusals: [
    answerRefused('the session was over already', 401, 'Token is invalid or expired', 'token_not_valid'),
  ],
}

export const me: Route = {
  service: 'auth',
  name: 'GET /auth/users/me/',
  refusals: [
    answerRefused('the session is over', 401, 'Given token not valid for any token type', 'token_not_valid'),
  ],
}

export const register: Route = {
  service: 'auth',
  name: 'POST /auth/users/',
  refusals: [
    answerWrong('the email is none', NO_EMAIL),
    answerWrong('the email is taken', { email: ['user with this email already exists.'] }),
    answerWrong('the password is too weak', { password: [COMMON] }),
    answerWrong('the name is too long', { name: ['Ensure this field has no more than 150 characters.'] }),
    tooMany,
  ],
}

export const requestReset: Route = {
  service: 'auth',
  name: 'POST /auth/users/reset_password/',
  refusals: [answerWrong('the email is none', NO_EMAIL), tooMany],
}

export const confirmReset: Route = {
  service: 'auth',
  name: 'POST /auth/users/reset_password_confirm/',
  refusals: [
    answerWrong('the link is none of ours', { uid: ["Invalid user id or user doesn't exist."] }),
    answerWrong('the link was used, or is too old', { token: ['Invalid token for given user.'] }),
    answerWrong('the password is too weak', { new_password: [COMMON] }),
    tooMany,
  ],
}

export const setPassword: Route = {
  service: 'auth',
  name: 'POST /auth/users/set_password/',
  refusals: [
    answerWrong('the present password is wrong', { current_password: ['Invalid password.'] }),
    answerWrong('the new one is too weak', { new_password: [COMMON] }),
    tooMany,
  ],
}
