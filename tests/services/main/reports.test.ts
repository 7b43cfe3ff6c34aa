import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ReportJournal } from '#services/main/reports/contract.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'

const taken = (seq: number) => ({ seq, at: 1_700_000_000_000 + seq, event: { type: 'signOut.requested' } })
const journal: ReportJournal = {
  version: 1,
  streams: [
    { stream: 'auth', machine: 'auth', entries: [taken(0), taken(1)] },
    { stream: 'cart-start', machine: 'cart-start', entries: [taken(0)] },
  ],
}

onEachStore((openStore) => {
  let main: MainService
  let staff: Person
  beforeAll(async () => {
    main = await serveMain(openStore)
    staff = await main.signIn({ isStaff: true })
  })

  const send = (body: object, { as, headers = {} }: { as?: string; headers?: Record<string, string> } = {}) =>
    main.call('POST', '/api/v2/reports/', { body, as, headers })
  const list = (query = '') => main.call('GET', `/api/v2/reports/${query}`, { as: staff.access })

  describe('a report of a problem', () => {
    test('is kept as it was sent, for staff to read, newest first', async () => {
      const sender = await main.signIn()
      await send({ note: 'The first', journal })
      main.clock.advance(1_000)
      const sent = await send({ note: '  The "second" <b>one</b> ', journal }, { as: sender.access })
      expect(sent).toMatchObject({ status: 201, body: { id: expect.any(Number) } })
      const { id } = sent.body as { id: number }

      expect((await list()).body).toMatchObject({
        results: [
          { id, note: 'The "second" <b>one</b>', signed_in: true, events: 3 },
          { note: 'The first', signed_in: false, events: 3 },
        ],
      })
      const read = await main.call('GET', `/api/v2/reports/${id}/`, { as: staff.access })
      expect(read).toMatchObject({ status: 200, body: { id, journal, sent_at: main.clock().toISOString() } })
    })

    test('is shown to staff alone', async () => {
      const customer = await main.signIn()
      for (const path of ['/api/v2/reports/', '/api/v2/reports/1/']) {
        expect(await main.call('GET', path)).toMatchObject({ status: 401 })
        expect(await main.call('GET', path, { as: customer.access })).toMatchObject({ status: 403 })
      }
    })

    test.each(['999999', '0', 'x', '99999999999'])('numbered %s is not found', async (id) => {
      expect(await main.call('GET', `/api/v2/reports/${id}/`, { as: staff.access })).toMatchObject({
        status: 404,
      })
    })

    test.each([
      [{ note: ' ', journal }, { note: ['This field may not be blank.'] }],
      [
        { note: 'x'.repeat(2_001), journal },
        { note: ['Ensure this field has no more than 2000 characters.'] },
      ],
      [{ note: 'x' }, { journal: ['This field is required.'] }],
      [{ note: 'x', journal: { version: 2, streams: [] } }, { 'journal.version': expect.any(Array) }],
      [
        { note: 'x', journal: { version: 1, streams: [{}] } },
        { 'journal.streams.0.stream': expect.any(Array) },
      ],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      expect(await send(body)).toMatchObject({ status: 400, body: errors })
    })

    test('is refused when it is larger than a megabyte', async () => {
      const entries = Array.from({ length: 1_999 }, (_, seq) => ({ ...taken(seq), text: 'x'.repeat(600) }))
      const large = { version: 1, streams: [{ stream: 'auth', machine: 'auth', entries }] }
      expect(await send({ note: 'Large', journal: large })).toMatchObject({ status: 413 })
    })

    test('is kept once for one idempotency key', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const replies = await Promise.all([1, 2].map(() => send({ note: 'Once', journal }, { headers })))
      expect(replies[0]?.body).toEqual(replies[1]?.body)
    })

    test('is refused as the eleventh of one account within an hour', async () => {
      const { access: as } = await main.signIn()
      const headers = { 'x-forwarded-for': makeAddress() }
      const replies = await Promise.all(
        Array.from({ length: 12 }, () => send({ note: 'Again', journal }, { as, headers })),
      )
      const statuses = replies.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
    })

    test('of one guest keeps nobody else from reporting', async () => {
      const headers = { 'x-forwarded-for': '2001:db8:7:7::1' }
      const statuses = []
      for (let index = 0; index < 30; index++)
        statuses.push((await send({ note: `No. ${index}`, journal }, { headers })).status)
      expect(statuses).toEqual([...Array(20).fill(201), ...Array(10).fill(429)])
      const { access: as } = await main.signIn()
      const elsewhere = { 'x-forwarded-for': makeAddress() }
      expect(await send({ note: 'Mine', journal }, { as, headers: elsewhere })).toMatchObject({ status: 201 })
      expect(await send({ note: 'Mine', journal }, { headers: elsewhere })).toMatchObject({ status: 201 })
    })
  })
})
