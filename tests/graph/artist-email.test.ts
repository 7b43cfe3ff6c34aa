import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const PREVIEW = `query Preview($email: ArtistEmailInput!) {
  artistEmailPreview(email: $email) {
    preview { digest recipients { id fullName email greeting } leftOut { id fullName } subject body }
    userErrors { field message code }
  }
}`
const SEND = `mutation Send($input: SendArtistEmailInput!) {
  sendArtistEmail(input: $input) { count isChanged userErrors { field message code } }
}`
const documents = [PREVIEW, SEND]
const words = { subject: 'Summer sale', text: 'In July.' }
const email = { audience: { ids: ['7', '8'] }, ...words }
const input = { email, digest: 'd-1', idempotencyKey: 'key-1' }

test('a preview says who gets what, and who has no address', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/artist-profile/email/preview/', () => ({
    body: {
      digest: 'd-1',
      recipients: [{ id: 7, full_name: 'Zoë Abel', email: 'zoe@example.test', greeting: 'Hi Zoë Abel,' }],
      left_out: [{ id: 8, full_name: 'Ben Low', email: '' }],
      subject: words.subject,
      body: words.text,
    },
  }))
  expect((await graph.ask(PREVIEW, { email })).data?.artistEmailPreview).toEqual({
    preview: {
      digest: 'd-1',
      recipients: [{ id: '7', fullName: 'Zoë Abel', email: 'zoe@example.test', greeting: 'Hi Zoë Abel,' }],
      leftOut: [{ id: '8', fullName: 'Ben Low' }],
      subject: words.subject,
      body: words.text,
    },
    userErrors: [],
  })
  expect(content.calls.at(-1)?.body).toEqual({ audience: { ids: [7, 8] }, ...words })
})

test('an email to a list is asked for by its search and filters', async () => {
  const { graph, content } = await openShop({ documents })
  const said = 'An email goes to at most 1,000 artists at once.'
  content.on('POST /api/artist-profile/email/preview/', () => ({ status: 400, body: { audience: [said] } }))
  const audience = { search: 'vale', filters: [{ name: 'approved', value: 'true' }] }
  const { data } = await graph.ask(PREVIEW, { email: { audience, ...words } })
  expect(content.calls.at(-1)?.body).toEqual({
    audience: { search: 'vale', filters: { approved: 'true' } },
    ...words,
  })
  expect(data?.artistEmailPreview).toEqual({
    preview: null,
    userErrors: [{ field: 'audience', message: said, code: 'INVALID' }],
  })
})

test('ids that are no numbers are refused before anybody is asked', async () => {
  const { graph, content } = await openShop({ documents })
  const { errors } = await graph.ask(PREVIEW, { email: { audience: { ids: ['seven'] }, ...words } })
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
  expect(content.calls).toEqual([])
})

test('an email reaches the content service with the digest of its preview, under the key of its try', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/artist-profile/email/', () => ({ body: { count: 2 } }))
  const { data } = await graph.ask(SEND, { input })
  expect(data?.sendArtistEmail).toEqual({ count: 2, isChanged: false, userErrors: [] })
  const asked = content.calls.at(-1)
  expect(asked?.body).toEqual({ audience: { ids: [7, 8] }, ...words, digest: 'd-1' })
  expect(asked?.headers['idempotency-key']).toBe('key-1')
})

test.each([
  ['recipients_changed', true, []],
  ['idempotency_key_reused', false, [{ field: null, message: 'No.', code: 'CONFLICT' }]],
])('what stands against it is told apart: %s', async (code, isChanged, userErrors) => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/artist-profile/email/', () => ({ status: 409, body: { detail: 'No.', code } }))
  expect((await graph.ask(SEND, { input })).data?.sendArtistEmail).toEqual({
    count: null,
    isChanged,
    userErrors,
  })
})
