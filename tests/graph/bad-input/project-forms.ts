import { randomUUID } from 'node:crypto'
import { type Form, post } from './form.ts'
import { GIVEN_OUT, OPTIONAL_WORDS, type Rule, WORDS } from './values.ts'

const address = {
  name: 'Ada Vale',
  route: 'Harbour Street',
  streetNumber: '12',
  locality: 'Portland',
  administrativeArea: 'ME',
  country: 'US',
  postalCode: '04101',
}

const ADDRESS: Readonly<Record<string, Rule>> = {
  'address.name': WORDS,
  'address.route': WORDS,
  'address.locality': WORDS,
  'address.administrativeArea': GIVEN_OUT,
  'address.country': GIVEN_OUT,
  'address.postalCode': GIVEN_OUT,
  'address.streetNumber': OPTIONAL_WORDS,
  'address.label': OPTIONAL_WORDS,
}

/** The forms of projects, their links and their checkout, with the rules of the graph. */
export const PROJECT_FORMS: readonly Form[] = [
  {
    name: 'a new project',
    as: 'customer',
    mutation: 'createProject(input: CreateProjectInput!)',
    input: () => ({ idempotencyKey: randomUUID(), name: 'Lobby' }),
    fields: { name: WORDS },
    rest: post('main', '/api/v2/projects/', { name: 'name' }),
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
    name: 'what is said of a shared line',
    mutation: 'reviewLines(input: ReviewLinesInput!)',
    input: ({ shareToken, itemId }) => ({
      shareToken,
      itemIds: [itemId],
      author: 'Grace',
      verdict: 'APPROVED',
      comment: 'This one.',
      idempotencyKey: randomUUID(),
    }),
    fields: { author: WORDS, comment: OPTIONAL_WORDS, shareToken: GIVEN_OUT },
  },
  {
    name: 'checkout',
    mutation: 'placeOrder(input: PlaceOrderInput!)',
    input: ({ cartToken }) => ({
      cartToken,
      version: 'none',
      total: 1,
      address,
      payment: { method: 'PURCHASE_ORDER', reference: 'PO-1' },
      idempotencyKey: randomUUID(),
    }),
    fields: { ...ADDRESS, 'payment.reference': WORDS, cartToken: GIVEN_OUT },
  },
]
