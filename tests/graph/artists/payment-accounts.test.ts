import { expect, test } from 'vitest'
import type { OwnAccountView } from '#services/main/artist-account/payment-accounts/contract.ts'
import { openShop } from '../support/shop.ts'

const LIST = '/api/artist-account/payment-accounts/'
const READ =
  'query { paymentAccounts { payee { name } accounts { token account usableFrom replacedBy } holdDays } }'
const SAVE = `mutation Save($input: SavePaymentAccountInput!) {
  savePaymentAccount(input: $input) { account { token } userErrors { field message code } } }`
const CHECK = `mutation Check($input: CheckPaymentAccountInput!) {
  checkPaymentAccount(input: $input) { userErrors { field message code } } }`
const CHOOSE = `mutation Choose($input: ChangePaymentAccountInput!) {
  choosePaymentAccount(input: $input) { account { default } userErrors { field code } } }`
const REMOVE = `mutation Remove($input: ChangePaymentAccountInput!) {
  removePaymentAccount(input: $input) { account { endedOn } userErrors { field code } } }`
const documents = [READ, SAVE, CHECK, CHOOSE, REMOVE]

const account: OwnAccountView = {
  token: 'trm-1',
  type: 'PAYPAL_ACCOUNT',
  account: 'PayPal ada@example.com',
  default: true,
  status: 'ACTIVATED',
  version: 1,
  added_on: '2026-11-20T12:00:00.000Z',
  ended_on: null,
  usable_from: '2026-11-27',
  reason: null,
  replaces: null,
  replaced_by: null,
  country: null,
  purpose: null,
  bank_id: null,
  branch_id: null,
}
const change = { idempotencyKey: 'key-1', token: 'trm-1', version: 1, password: 'a password' }

test('an artist reads their accounts, and whoever is none reads null', async () => {
  const { graph, main } = await openShop({ documents })
  const view = {
    payee: { name: 'Ada Ink', email: 'ada@example.com', status: 'ACTIVATED' },
    accounts: [account],
    former: [],
    most: 5,
    hold_days: 7,
    countries: [],
  }
  main.on(`GET ${LIST}`, () => ({ body: view }))
  expect((await graph.ask(READ, {})).data).toEqual({
    paymentAccounts: {
      payee: { name: 'Ada Ink' },
      accounts: [
        { token: 'trm-1', account: 'PayPal ada@example.com', usableFrom: '2026-11-27', replacedBy: null },
      ],
      holdDays: 7,
    },
  })
  main.on(`GET ${LIST}`, () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(READ, {})).data).toEqual({ paymentAccounts: null })
})

test('a new account is posted and a correction put, each with what was given alone, under its key', async () => {
  const { graph, main } = await openShop({ documents })
  const asked: unknown[] = []
  for (const route of [`POST ${LIST}`, `PUT ${LIST}trm-1/`])
    main.on(route, ({ body, headers }) => {
      asked.push([route, body, headers['idempotency-key']])
      return { body: account }
    })
  const fields = { type: 'PAYPAL_ACCOUNT', email: 'ada@example.com', branchId: null }
  const input = { idempotencyKey: 'key-1', default: false, password: 'a password', fields }
  await graph.ask(SAVE, { input })
  await graph.ask(SAVE, { input: { ...input, token: 'trm-1', version: 2 } })
  expect(asked).toEqual([
    [
      `POST ${LIST}`,
      { type: 'PAYPAL_ACCOUNT', email: 'ada@example.com', default: false, password: 'a password' },
      'key-1',
    ],
    [`PUT ${LIST}trm-1/`, { email: 'ada@example.com', version: 2, password: 'a password' }, 'key-1'],
  ])
})

test('what is wrong stands at its field, and what is in the way at none', async () => {
  const { graph, main } = await openShop({ documents })
  const fields = { type: 'BANK_ACCOUNT', branchId: '021000022' }
  main.on(`POST ${LIST}check/`, () => ({ status: 400, body: { branchId: ['No bank has it.'] } }))
  expect((await graph.ask(CHECK, { input: { fields } })).data).toEqual({
    checkPaymentAccount: {
      userErrors: [{ field: 'branchId', message: 'No bank has it.', code: 'INVALID' }],
    },
  })
  main.on(`POST ${LIST}`, () => ({
    status: 409,
    body: { detail: 'Your payment details are locked.', code: 'payee_locked' },
  }))
  const input = { idempotencyKey: 'key-1', default: true, password: 'a password', fields }
  expect((await graph.ask(SAVE, { input })).data).toEqual({
    savePaymentAccount: {
      account: null,
      userErrors: [{ field: null, message: 'Your payment details are locked.', code: 'CONFLICT' }],
    },
  })
  const wrongKey = { ...input, idempotencyKey: 'a key' }
  expect((await graph.ask(SAVE, { input: wrongKey })).data).toMatchObject({
    savePaymentAccount: { userErrors: [{ field: 'idempotencyKey' }] },
  })
})

test('an account is chosen and removed with the password', async () => {
  const { graph, main } = await openShop({ documents })
  const bodies: unknown[] = []
  const hear = ({ body }: { body: unknown }) => {
    bodies.push(body)
    return { body: account }
  }
  main.on(`PUT ${LIST}trm-1/`, hear)
  main.on(`POST ${LIST}trm-1/status-transitions/`, hear)
  await graph.ask(CHOOSE, { input: change })
  await graph.ask(REMOVE, { input: change })
  expect(bodies).toEqual([
    { version: 1, password: 'a password', default: true },
    { version: 1, password: 'a password', transition: 'DE_ACTIVATED' },
  ])
})
