import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const send = (body: object, headers: Record<string, string> = {}) =>
    main.call('POST', '/api/v2/messages/', { body, headers })
  const sender = () => `${randomUUID()}@example.com`

  describe('a message', () => {
    test('is accepted, whatever it says', async () => {
      const message = `<script>alert(1)</script>'; drop table main.message; -- ${'ü'.repeat(1_900)}`
      expect(await send({ email: sender(), message })).toMatchObject({
        status: 201,
        body: { id: expect.any(Number) },
      })
    })

    test.each([
      [{ email: 'nobody', message: 'Hello' }, { email: ['Enter a valid email address.'] }],
      [{ email: 'a@example.com', message: '  ' }, { message: ['This field may not be blank.'] }],
      [
        { email: 'a@example.com', message: 'x'.repeat(2_001) },
        { message: ['Ensure this field has no more than 2000 characters.'] },
      ],
      [{ email: 'a@example.com', message: 'a\0b' }, { message: ['Null characters are not allowed.'] }],
      [{}, { email: ['This field is required.'], message: ['This field is required.'] }],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      expect(await send(body)).toMatchObject({ status: 400, body: errors })
    })

    test('that holds a tax number is kept with its last four alone (failure 33)', async () => {
      const { access } = await main.signIn({ isStaff: true })
      const message = 'My SSN is 123-45-6789, call 212-555-0142.'
      const { id } = (await send({ email: sender(), message })).body as { id: number }
      const path = `/api/v2/messages/${id}/`
      const kept = 'My SSN is •••• 6789, call 212-555-0142.'
      expect(await main.call('GET', path, { as: access })).toMatchObject({ body: { message: kept } })
      const text = 'Is it 123456789?'
      const answered = await main.call('POST', `${path}answer/`, { body: { text }, as: access })
      expect(answered).toMatchObject({ body: { answer: { text: 'Is it •••• 6789?' } } })
    })

    test('whose answer was lost is kept once under its key, and is another message under another key', async () => {
      const body = { email: sender(), message: 'Hello' }
      const headers = { 'idempotency-key': randomUUID() }
      const first = await send(body, headers)
      expect(await send(body, headers)).toMatchObject({ status: 201, body: first.body })
      const anew = await send(body, { 'idempotency-key': randomUUID() })
      expect(anew.body).not.toEqual(first.body)
    })

    test('is kept once for one idempotency key', async () => {
      const [body, headers] = [{ email: sender(), message: 'Hello' }, { 'idempotency-key': randomUUID() }]
      const replies = await Promise.all([send(body, headers), send(body, headers)])
      expect(replies[0]?.body).toEqual(replies[1]?.body)
    })

    test('is refused as the sixth of one sender within an hour, even at once, and not for others', async () => {
      const [email, address] = [sender(), makeAddress()]
      const from = (at: string) => ({ 'x-forwarded-for': at })
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => send({ email, message: 'Hello' }, from(address))),
      )
      const statuses = replies.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([...Array(5).fill(201), ...Array(5).fill(429)])
      const refused = replies.find(({ status }) => status === 429)
      expect(refused?.headers.get('retry-after')).toBe('720')
      expect(await send({ email, message: 'It is me' }, from(makeAddress()))).toMatchObject({ status: 201 })
      main.clock.advance(720_000)
      expect(await send({ email, message: 'Hello again' }, from(address))).toMatchObject({ status: 201 })
    })

    test('of one network keeps nobody elsewhere from writing', async () => {
      const address = makeAddress()
      const statuses = []
      for (let index = 0; index < 60; index++) {
        const headers = { 'x-forwarded-for': address }
        statuses.push((await send({ email: sender(), message: 'Hello' }, headers)).status)
      }
      expect(statuses).toEqual([...Array(20).fill(201), ...Array(40).fill(429)])
      const honest = { 'x-forwarded-for': makeAddress() }
      expect(await send({ email: sender(), message: 'Hello' }, honest)).toMatchObject({ status: 201 })
    })
  })
})
