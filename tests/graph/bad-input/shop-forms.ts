import { randomUUID } from 'node:crypto'
import { type Form, post } from './form.ts'
import { CHANGED_WORDS, EMAIL, GIVEN_OUT, INCHES, OPTIONAL_WORDS, QUANTITY, WORDS } from './values.ts'

const journal = JSON.stringify({
  version: 1,
  streams: [{ stream: 'auth', machine: 'auth', entries: [{ seq: 0 }] }],
})

/** The forms of carts, messages and collections, with the rules of the graph and the services. */
export const SHOP_FORMS: readonly Form[] = [
  {
    name: 'the email of a guest',
    mutation: 'createCart(input: CreateCartInput!)',
    input: () => ({ email: 'guest@example.test', idempotencyKey: randomUUID() }),
    fields: { email: EMAIL },
    rest: post('main', '/api/v2/cart/', { email: 'cart_email' }),
  },
  {
    name: 'leave a message',
    mutation: 'leaveMessage(input: LeaveMessageInput!)',
    input: () => ({
      email: `${randomUUID()}@example.test`,
      message: 'How wide is wide?',
      idempotencyKey: randomUUID(),
    }),
    fields: { email: EMAIL, message: WORDS },
    rest: post('main', '/api/v2/messages/', { email: 'email', message: 'message' }),
  },
  {
    name: 'answer a message',
    as: 'staff',
    mutation: 'answerMessage(input: AnswerMessageInput!)',
    input: ({ messageId }) => ({ id: messageId, text: 'Up to 72 in.', idempotencyKey: randomUUID() }),
    fields: { text: WORDS, id: GIVEN_OUT },
    rest: {
      service: 'main',
      method: 'POST',
      path: ({ messageId }) => `/api/v2/messages/${messageId}/answer/`,
      names: { text: 'text' },
    },
  },
  {
    name: 'send a file of records',
    as: 'staff',
    mutation: 'openImport(input: OpenImportInput!)',
    input: () => ({ resource: 'artist', name: 'spring.csv', size: 12 }),
    fields: { name: WORDS, resource: GIVEN_OUT },
    rest: post('content', '/api/imports/', { name: 'name', resource: 'resource', size: 'size' }),
  },
  {
    name: 'add a rate of a royalty code',
    as: 'staff',
    mutation: 'addRoyaltyRate(input: AddRoyaltyRateInput!)',
    input: () => ({ code: 'R15', rateBp: 1_500, validFrom: '2999-01-01', idempotencyKey: randomUUID() }),
    fields: { code: WORDS, validFrom: GIVEN_OUT },
    rest: post('main', '/api/v2/royalty-rates/', {
      code: 'code',
      rateBp: 'rate_bp',
      validFrom: 'valid_from',
    }),
  },
  {
    name: 'save a view',
    as: 'staff',
    mutation: 'createView(input: CreateViewInput!)',
    input: () => ({ resource: 'artist', name: randomUUID(), idempotencyKey: randomUUID() }),
    fields: { name: WORDS, search: OPTIONAL_WORDS, resource: GIVEN_OUT },
    rest: post('main', '/api/v2/views/', { name: 'name', resource: 'resource' }),
  },
  {
    name: 'rename a view',
    as: 'staff',
    mutation: 'changeView(input: ChangeViewInput!)',
    input: ({ viewId }) => ({ id: viewId, version: 1, name: 'Portal', idempotencyKey: randomUUID() }),
    fields: { name: CHANGED_WORDS, id: GIVEN_OUT },
    rest: {
      service: 'main',
      method: 'PUT',
      path: ({ viewId }) => `/api/v2/views/${viewId}/`,
      names: { name: 'name', version: 'version' },
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
    rest: post('content', '/api/collections/', { name: 'name', description: 'description' }),
  },
  {
    name: 'a note on a record',
    as: 'staff',
    mutation: 'addNote(input: AddNoteInput!)',
    input: ({ imageId }) => ({
      idempotencyKey: randomUUID(),
      resource: 'image',
      id: imageId,
      text: 'Too dark.',
    }),
    fields: { text: WORDS },
    rest: {
      service: 'content',
      method: 'POST',
      path: ({ imageId }) => `/api/image/${imageId}/notes/`,
      names: { text: 'text' },
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
