import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LeftMessage, MessagePage, MessageView } from '#services/main/messages/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, type Person, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  let [ann, ben, customer] = [] as unknown as [Person, Person, Person]
  beforeAll(async () => {
    main = await serveMain(openStore, { BRAND: 'Umbra', PHONE: '555 0100' })
  })
  beforeEach(async () => {
    await main.database.query('delete from main.message')
    ann = await main.signIn({ isStaff: true })
    ben = await main.signIn({ isStaff: true })
    customer = await main.signIn()
  })

  /** Leaves a message; the next is left a second later. */
  const leave = async (message = 'Do you frame?', email = `${randomUUID()}@example.com`) => {
    const headers = { 'x-forwarded-for': makeAddress() }
    const { body } = await main.call('POST', '/api/v2/messages/', { body: { email, message }, headers })
    main.clock.advance(1_000)
    return (body as LeftMessage).id
  }
  const list = async (query = '') => {
    const { body } = await main.call('GET', `/api/v2/messages/${query}`, { as: ann.access })
    return body as MessagePage
  }
  const read = async (id: number) => {
    const { body } = await main.call('GET', `/api/v2/messages/${id}/`, { as: ann.access })
    return body as MessageView
  }
  const answer = (
    id: number | string,
    text: unknown = 'Yes, in oak.',
    { as = ann.access, key = randomUUID() as string } = {},
  ) =>
    main.call('POST', `/api/v2/messages/${id}/answer/`, {
      body: { text },
      as,
      headers: { 'idempotency-key': key },
    })
  const mailsTo = async (email: string) => {
    const { body } = await main.call('GET', '/outbox/')
    return (body as Outbox).messages.filter(({ to }) => to === email)
  }
  const idsOf = ({ results }: MessagePage) => results.map(({ id }) => id)

  describe('messages', () => {
    test('that wait are read from the one that waits longest, and the others from the last answer', async () => {
      const ids = [await leave(), await leave(), await leave(), await leave()]
      const [first, second, third, fourth] = ids as [number, number, number, number]
      await answer(third)
      main.clock.advance(1_000)
      await answer(first)
      expect(await list('?waiting=true')).toMatchObject({ count: 2, next: null, previous: null })
      expect(idsOf(await list('?waiting=true'))).toEqual([second, fourth])
      expect(idsOf(await list('?waiting=false'))).toEqual([first, third])
      expect(idsOf(await list())).toEqual([fourth, third, second, first])
    })

    test('are read page by page', async () => {
      const ids = [await leave(), await leave(), await leave()]
      const page = await list('?waiting=true&page=2&page_size=2')
      expect(idsOf(page)).toEqual([ids[2]])
      expect(page.previous).toContain('waiting=true')
      expect(page).toMatchObject({ count: 3, next: null })
    })

    test('are shown as they were left', async () => {
      const words = 'Do you\nframe <b>maps</b>?'
      const id = await leave(words, 'ada@example.com')
      expect(await read(id)).toEqual({
        id,
        email: 'ada@example.com',
        message: words,
        sent_at: expect.stringMatching(/Z$/),
        answer: null,
      })
      expect((await list('?waiting=true')).results).toEqual([await read(id)])
    })

    test.each(['?page_size=0', '?page_size=101', '?page=0', '?waiting=perhaps'])(
      'are refused at a wrong %s',
      async (query) => {
        const { status } = await main.call('GET', `/api/v2/messages/${query}`, { as: ann.access })
        expect(status).toBe(400)
      },
    )

    test('are for staff alone', async () => {
      const id = await leave()
      for (const path of ['', `${id}/`]) {
        expect(await main.call('GET', `/api/v2/messages/${path}`)).toMatchObject({ status: 401 })
        const refused = await main.call('GET', `/api/v2/messages/${path}`, { as: customer.access })
        expect(refused).toMatchObject({ status: 403 })
      }
      expect(await answer(id, 'Yes.', { as: customer.access })).toMatchObject({ status: 403 })
      expect((await read(id)).answer).toBeNull()
    })
  })

  describe('an answer', () => {
    test('is kept with who gave it and when, and mailed with the words that it answers', async () => {
      const email = `${randomUUID()}@example.com`
      const id = await leave('Do you frame?\r\n\r\nAnd mat?', email)
      const at = main.clock().toISOString()
      const answered = await answer(id, '  Yes, in oak.\nAnd we mat. ')
      const kept = { text: 'Yes, in oak.\nAnd we mat.', by: ann.email, at }
      expect(answered).toMatchObject({ status: 200, body: { id, email, answer: kept } })
      expect(await read(id)).toEqual(answered.body)
      expect(await mailsTo(email)).toMatchObject([
        {
          subject: 'Re: your message to Umbra',
          text: [
            'Yes, in oak.\nAnd we mat.',
            'On November 20, 2026 you wrote:',
            '> Do you frame?\n>\n> And mat?',
            'Questions? Reply to this email or call 555 0100.',
            'Umbra\n2 Lantern Wharf, Portland, ME 04101',
          ].join('\n\n'),
        },
      ])
    })

    test('leaves a line in the audit log, without anybody’s words', async () => {
      const id = await leave('Do you frame?')
      await answer(id)
      const lines = await main.database.query('select * from main.audit where subject = $1', [
        `message-${id}`,
      ])
      expect(lines).toMatchObject([{ type: 'message.answered', data: {}, actor: ann.uuid, at: main.clock() }])
    })

    test('whose response was lost is answered again by its key, and mailed once', async () => {
      const email = `${randomUUID()}@example.com`
      const id = await leave('Do you frame?', email)
      const key = randomUUID()
      const [one, two] = await Promise.all([answer(id, 'Yes.', { key }), answer(id, 'Yes.', { key })])
      expect(one).toMatchObject({ status: 200, body: two.body })
      expect(await answer(id, 'Yes.', { key })).toMatchObject({ status: 200, body: two.body })
      expect(await mailsTo(email)).toHaveLength(1)
    })

    test('of whoever is second is refused, even at once, and says who was first and when', async () => {
      const email = `${randomUUID()}@example.com`
      const id = await leave('Do you frame?', email)
      const replies = await Promise.all([answer(id, 'Yes.'), answer(id, 'No.', { as: ben.access })])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const { answer: kept } = await read(id)
      const [first, second] = kept?.by === ann.email ? [ann, ben] : [ben, ann]
      const when = /^\w+ \d+, 2026, \d+:\d\d [AP]M UTC\.$/
      const refused = await answer(id, 'Perhaps.', { as: second.access })
      expect(refused).toMatchObject({ status: 409, body: { code: 'message_answered' } })
      const told = (refused.body as { detail: string }).detail
      expect(told).toMatch(/^Somebody else answered this message on /)
      expect(told.replace('Somebody else answered this message on ', '')).toMatch(when)
      expect(await answer(id, 'Perhaps.', { as: first.access })).toMatchObject({
        status: 409,
        body: { detail: told.replace('Somebody else', 'You') },
      })
      expect((await read(id)).answer).toEqual(kept)
      expect(await mailsTo(email)).toHaveLength(1)
    })

    test.each(['999999', '0', 'x', '99999999999'])('to message %s is not found', async (id) => {
      expect(await answer(id)).toMatchObject({ status: 404 })
      expect(await main.call('GET', `/api/v2/messages/${id}/`, { as: ann.access })).toMatchObject({
        status: 404,
      })
    })

    test.each([
      [' ', 'This field may not be blank.'],
      ['x'.repeat(5_001), 'Ensure this field has no more than 5000 characters.'],
      ['a\0b', 'Null characters are not allowed.'],
      [undefined, 'This field is required.'],
    ])('is refused at its field (case %#)', async (text, said) => {
      const id = await leave()
      const body = text === undefined ? {} : { text }
      const path = `/api/v2/messages/${id}/answer/`
      const refused = await main.call('POST', path, { body, as: ann.access })
      expect(refused).toMatchObject({ status: 400, body: { text: [said] } })
      expect((await read(id)).answer).toBeNull()
    })

    test('is taken with five thousand characters', async () => {
      expect(await answer(await leave(), 'x'.repeat(5_000))).toMatchObject({ status: 200 })
    })

    test('counts for what messages take on the disk', async () => {
      const id = await leave('Do you frame?', 'ada@example.com')
      await answer(id, 'Yes, in oak.')
      const sizes = await main.database.query('select bytes from main.message where id = $1', [id])
      expect(sizes).toEqual([{ bytes: 'ada@example.comDo you frame?Yes, in oak.'.length }])
    })
  })
})
