import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const DECIDE = `mutation Decide($input: DecideApplicationInput!) {
  decideApplication(input: $input) {
    record { key id version values }
    decided { decision by at }
    userErrors { field message code }
  }
}`
const PATH = 'POST /api/artist-profile/7/decision/'
const input = {
  id: '7',
  decision: 'DECLINE',
  reason: 'We have many harbours.',
  version: 2,
  idempotencyKey: 'key-1',
}
const profile = { id: 7, version: 3, full_name: 'Zoë Abel', application_stage: 'declined' }

const decide = async (reply: object, given: object = input) => {
  const shop = await openShop({ documents: [DECIDE] })
  shop.content.on(PATH, () => reply)
  const { data, errors } = await shop.graph.ask(DECIDE, { input: given })
  return { said: data?.decideApplication, errors, asked: shop.content.calls.at(-1) }
}

test('a decision reaches the content service under the key of its try', async () => {
  const { said, asked } = await decide({ body: profile })
  expect(asked?.body).toEqual({ decision: 'decline', reason: 'We have many harbours.', version: 2 })
  expect(asked?.headers['idempotency-key']).toBe('key-1')
  expect(said).toEqual({
    record: {
      key: 'artist-profile/7',
      id: '7',
      version: 3,
      values: { full_name: 'Zoë Abel', application_stage: 'declined' },
    },
    decided: null,
    userErrors: [],
  })
})

test('an approval says nothing of a reason', async () => {
  const { asked } = await decide({ body: profile }, { ...input, decision: 'APPROVE', reason: null })
  expect(asked?.body).toEqual({ decision: 'approve', version: 2 })
})

test('what somebody has decided before is data', async () => {
  const decided = { decision: 'approve', by: 'ben@aquatint.test', at: '2026-11-20T10:00:00.000Z' }
  const body = { detail: 'This application was approved meanwhile.', code: 'application_decided', decided }
  expect((await decide({ status: 409, body })).said).toEqual({
    record: null,
    decided: { ...decided, decision: 'APPROVE' },
    userErrors: [],
  })
})

test.each([
  [
    { status: 400, body: { reason: ['This field may not be blank.'] } },
    { field: 'reason', message: 'This field may not be blank.', code: 'REQUIRED' },
  ],
  [
    { status: 404, body: { detail: 'Not found.' } },
    { field: 'id', message: 'Not found.', code: 'NOT_FOUND' },
  ],
  [
    { status: 409, body: { detail: 'It has changed.', code: 'application_changed' } },
    { field: null, message: 'It has changed.', code: 'CONFLICT' },
  ],
])('what the service refuses of a decision is data: $0.status', async (reply, userError) => {
  expect((await decide(reply)).said).toEqual({ record: null, decided: null, userErrors: [userError] })
})
