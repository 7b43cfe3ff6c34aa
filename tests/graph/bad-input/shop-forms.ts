import { randomUUID } from 'node:crypto'
import { uidOf } from '#services/auth/passwords/resets.ts'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import type { Form } from './form.ts'
import {
  EMAIL,
  GIVEN_OUT,
  INCHES,
  NEW_PASSWORD,
  OPTIONAL_WORDS,
  PASSWORD,
  QUANTITY,
  WORDS,
} from './values.ts'

const [customer] = DEMO_USERS
const NEXT = 'a brighter harbour'
const journal = JSON.stringify({
  version: 1,
  streams: [{ stream: 'auth', machine: 'auth', entries: [{ seq: 0 }] }],
})

/** The forms of accounts and carts, as the graph and the services take them. */
export const SHOP_FORMS: readonly Form[] = [
  {
    name: 'sign in',
    mutation: 'signIn(input: CredentialsInput!)',
    input: () => ({ email: 'nobody@example.test', password: DEMO_PASSWORD }),
    fields: { email: EMAIL, password: PASSWORD },
    rest: {
      service: 'auth',
      method: 'POST',
      path: '/auth/jwt/create/',
      names: { email: 'email', password: 'password' },
    },
  },
  {
    name: 'sign up',
    mutation: 'register(input: RegisterInput!)',
    input: () => ({ email: `${randomUUID()}@example.test`, password: NEXT }),
    fields: { email: EMAIL, password: NEW_PASSWORD },
    rest: {
      service: 'auth',
      method: 'POST',
      path: '/auth/users/',
      names: { email: 'email', password: 'password' },
    },
  },
  {
    name: 'forgot password',
    mutation: 'requestPasswordReset(input: RequestPasswordResetInput!)',
    input: () => ({ email: 'nobody@example.test', idempotencyKey: randomUUID() }),
    fields: { email: EMAIL },
    rest: { service: 'auth', method: 'POST', path: '/auth/users/reset_password/', names: { email: 'email' } },
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
      newPassword: { kind: 'text', refused: ['empty', 'ten thousand characters', 'NUL', 'a lone surrogate'] },
    },
    rest: {
      service: 'auth',
      method: 'POST',
      path: '/auth/users/reset_password_confirm/',
      names: { uid: 'uid', token: 'token', newPassword: 'new_password' },
    },
  },
  {
    name: 'change password',
    as: 'staff',
    mutation: 'changePassword(input: ChangePasswordInput!)',
    input: () => ({ currentPassword: 'not this one', newPassword: NEXT }),
    fields: { currentPassword: PASSWORD, newPassword: PASSWORD },
    rest: {
      service: 'auth',
      method: 'POST',
      path: '/auth/users/set_password/',
      names: { currentPassword: 'current_password', newPassword: 'new_password' },
    },
  },
  {
    name: 'the email of a guest',
    mutation: 'createCart(input: CreateCartInput!)',
    input: () => ({ email: 'guest@example.test', idempotencyKey: randomUUID() }),
    fields: { email: EMAIL },
    rest: { service: 'main', method: 'POST', path: '/api/v2/cart/', names: { email: 'cart_email' } },
  },
  {
    name: 'leave a message',
    mutation: 'leaveMessage(input: LeaveMessageInput!)',
    input: () => ({ email: `${randomUUID()}@example.test`, message: 'How wide is wide?' }),
    fields: { email: EMAIL, message: WORDS },
    rest: {
      service: 'main',
      method: 'POST',
      path: '/api/v2/messages/',
      names: { email: 'email', message: 'message' },
    },
  },
  {
    name: 'report a problem',
    mutation: 'sendReport(input: SendReportInput!)',
    input: () => ({ key: randomUUID(), note: 'It hangs.', journal }),
    fields: { note: WORDS, journal: GIVEN_OUT },
  },
  {
    name: 'a new collection',
    as: 'staff',
    mutation: 'createCollection(input: CreateCollectionInput!)',
    input: () => ({ idempotencyKey: randomUUID(), name: 'Harbours', description: 'Quiet ones.' }),
    fields: { name: WORDS, description: OPTIONAL_WORDS },
    rest: {
      service: 'content',
      method: 'POST',
      path: '/api/collections/',
      names: { name: 'name', description: 'description' },
    },
  },
  {
    name: 'a new project',
    as: 'customer',
    mutation: 'createProject(input: CreateProjectInput!)',
    input: () => ({ idempotencyKey: randomUUID(), name: 'Lobby' }),
    fields: { name: WORDS },
    rest: { service: 'main', method: 'POST', path: '/api/v2/projects/', names: { name: 'name' } },
  },
  {
    name: 'a project’s name',
    mutation: 'renameProject(input: RenameProjectInput!)',
    input: ({ cartToken }) => ({ cartToken, name: 'Lobby' }),
    fields: { name: WORDS, cartToken: GIVEN_OUT },
    rest: {
      service: 'main',
      method: 'PATCH',
      path: ({ cartToken }) => `/api/v2/projects/${cartToken}/`,
      names: { name: 'name' },
    },
  },
  {
    name: 'a size of one’s own',
    mutation: 'addCartItem(input: AddCartItemInput!)',
    input: ({ cartToken, imageId, substrate }) => ({
      cartToken,
      imageId,
      substrate,
      width: 12,
      height: 9,
      idempotencyKey: randomUUID(),
    }),
    fields: { imageId: GIVEN_OUT, substrate: GIVEN_OUT, width: INCHES, height: INCHES },
    beside: { height: 'width' },
  },
  {
    name: 'a quantity',
    mutation: 'changeCartItem(input: ChangeCartItemInput!)',
    input: ({ cartToken, itemId }) => ({ cartToken, itemId, quantity: 2 }),
    fields: { quantity: QUANTITY, itemId: GIVEN_OUT, cartToken: GIVEN_OUT },
    beside: { cartToken: 'itemId' },
    rest: {
      service: 'main',
      method: 'PATCH',
      path: ({ cartToken, itemId }) => `/api/v2/projects/${cartToken}/item/?id=${itemId}`,
      names: { quantity: 'quantity' },
    },
  },
]
