import { randomUUID } from 'node:crypto'
import { uidOf } from '#services/auth/passwords/resets.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import { type Form, post } from './form.ts'
import { EMAIL, GIVEN_OUT, NEW_PASSWORD, PASSWORD } from './values.ts'

const [customer] = DEMO_USERS
const NEXT = 'a brighter harbour'

/** The forms of accounts, with the rules of the graph and the service. */
export const ACCOUNT_FORMS: readonly Form[] = [
  {
    name: 'sign in',
    mutation: 'signIn(input: CredentialsInput!)',
    input: () => ({ email: 'nobody@example.test', password: DEMO_PASSWORD }),
    fields: { email: EMAIL, password: PASSWORD },
    rest: post('auth', '/auth/jwt/create/', { email: 'email', password: 'password' }),
  },
  {
    name: 'sign up',
    mutation: 'register(input: RegisterInput!)',
    input: () => ({ email: `${randomUUID()}@example.test`, password: NEXT }),
    fields: { email: EMAIL, password: NEW_PASSWORD },
    rest: post('auth', '/auth/users/', { email: 'email', password: 'password' }),
  },
  {
    name: 'forgot password',
    mutation: 'requestPasswordReset(input: RequestPasswordResetInput!)',
    input: () => ({ email: 'nobody@example.test', idempotencyKey: randomUUID() }),
    fields: { email: EMAIL },
    rest: post('auth', '/auth/users/reset_password/', { email: 'email' }),
  },
  {
    name: 'set password',
    mutation: 'confirmPasswordReset(input: ConfirmPasswordResetInput!)',
    input: () => ({
      uid: uidOf(customer.uuid),
      token: 'none',
      newPassword: NEXT,
      idempotencyKey: randomUUID(),
    }),
    fields: {
      uid: GIVEN_OUT,
      token: GIVEN_OUT,
      newPassword: PASSWORD,
    },
    rest: post('auth', '/auth/users/reset_password_confirm/', {
      uid: 'uid',
      token: 'token',
      newPassword: 'new_password',
    }),
  },
  {
    name: 'change password',
    as: 'staff',
    mutation: 'changePassword(input: ChangePasswordInput!)',
    input: () => ({ currentPassword: 'not this one', newPassword: NEXT }),
    fields: { currentPassword: PASSWORD, newPassword: PASSWORD },
    rest: post('auth', '/auth/users/set_password/', {
      currentPassword: 'current_password',
      newPassword: 'new_password',
    }),
  },
]
