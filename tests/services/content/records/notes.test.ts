import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MentionList } from '#services/content/notes/contract.ts'
import type { NotePage, NoteView } from '#services/shared/resources/notes/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { ANA, type ArtistsService, BEN, BEN_ID, serveArtists } from './artists.ts'
import { openAuth, type StandInAuth } from './auth.ts'

const STAFF = [{ uuid: BEN_ID, email: BEN }]

onEachStore((openStore) => {
  let service: ArtistsService
  let auth: StandInAuth
  let artist: number
  const write = async (text: unknown, as?: string) => service.send('POST', `${artist}/notes/`, { text }, as)
  const note = async (text: string, as?: string) => (await write(text, as)).body as NoteView
  const drop = async (id: number, as?: string) =>
    service.send('DELETE', `${artist}/notes/${id}/`, undefined, as)
  const read = async (query = '', as?: string) =>
    (await service.send('GET', `${artist}/notes/${query}`, undefined, as)).body as NotePage
  const mentions = async (as: string) =>
    ((await service.content.call('GET', '/api/notes/mentions/', { as })).body as MentionList).results
  const markRead = (id: number | string, as: string) =>
    service.content.call('POST', `/api/notes/${id}/read/`, { as })

  beforeAll(async () => {
    auth = await openAuth(STAFF)
    service = await serveArtists(openStore, { AUTH_URL: auth.url })
  })
  beforeEach(async () => {
    auth.staff = STAFF
    artist = (await service.make({ name: `Ada ${randomUUID()}` })).id
    await service.content.database.query('delete from content.note_mention')
  })

  describe('notes on a record', () => {
    test('are read by all staff, the newest first, with who wrote them and when', async () => {
      const first = await write('  Wants a call.\nOn Monday. ')
      expect(first).toMatchObject({ status: 201, body: { text: 'Wants a call.\nOn Monday.', author: ANA } })
      service.content.clock.advance(1_000)
      const second = await note('Called.', service.ben)
      expect(second.at).toBe(service.content.clock().toISOString())
      expect(await read()).toEqual({
        results: [
          { ...second, author: BEN, is_own: false },
          { ...(first.body as NoteView), is_own: true },
        ],
        next: null,
      })
    })

    test('hold the last four of a tax number alone (failure 33)', async () => {
      expect((await note('Her number: 123-45-6789.')).text).toBe('Her number: •••• 6789.')
    })

    test('belong to their record alone', async () => {
      await note('Of this one.')
      artist = (await service.make()).id
      expect(await read()).toEqual({ results: [], next: null })
    })

    test('come 50 at once, and none twice while others are written', async () => {
      for (let each = 1; each <= 51; each++) await note(`Note ${each}.`)
      const first = await read()
      expect(first.results.map(({ text }) => text)).toEqual(
        Array.from({ length: 50 }, (_, each) => `Note ${51 - each}.`),
      )
      await note('Meanwhile.')
      expect(await read(`?after=${first.next}`)).toMatchObject({ results: [{ text: 'Note 1.' }], next: null })
    })

    test.each([
      ['', ['This field may not be blank.']],
      [' \n ', ['This field may not be blank.']],
      ['x'.repeat(2_001), ['Ensure this field has no more than 2000 characters.']],
      [undefined, ['This field is required.']],
    ])('are refused at their text when it is no note (%#)', async (text, errors) => {
      expect(await write(text)).toMatchObject({ status: 400, body: { text: errors } })
    })

    test('have up to 2,000 characters, each counted once', async () => {
      expect((await write('🖼'.repeat(2_000))).status).toBe(201)
    })

    test('are written once under one key', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const path = `/api/artist/${artist}/notes/`
      const send = () =>
        service.content.call('POST', path, { as: service.ana, headers, body: { text: 'Once.' } })
      const [one, other] = [await send(), await send()]
      expect(other).toMatchObject({ status: 201, body: one.body })
      expect((await read()).results).toHaveLength(1)
    })

    test('of nothing are not found', async () => {
      artist = 7_000_000
      expect((await service.send('GET', `${artist}/notes/`)).status).toBe(404)
      expect((await write('Anything.')).status).toBe(404)
    })

    test.each(['0', 'x'])('after %s are refused at the parameter', async (after) => {
      expect(await read(`?after=${after}`)).toEqual({ after: [expect.any(String)] })
    })

    test('are for staff alone', async () => {
      const { id } = await note('Between us.')
      for (const [method, path] of [
        ['GET', `${artist}/notes/`],
        ['POST', `${artist}/notes/`],
        ['DELETE', `${artist}/notes/${id}/`],
      ] as const)
        expect((await service.send(method, path, undefined, service.visitor)).status).toBe(403)
      for (const path of ['/api/notes/mentions/']) {
        expect((await service.content.call('GET', path, { as: service.visitor })).status).toBe(403)
        expect((await service.content.call('GET', path)).status).toBe(401)
      }
      expect((await markRead(id, service.visitor)).status).toBe(403)
    })

    test('are deleted by their author alone', async () => {
      const { id } = await note('Mine.')
      expect((await drop(id, service.ben)).status).toBe(403)
      expect((await read()).results).toHaveLength(1)
      expect((await drop(id)).status).toBe(204)
      expect((await read()).results).toEqual([])
      expect((await drop(id)).status).toBe(404)
    })

    test('are not deleted by way of another record', async () => {
      const { id } = await note('Mine.')
      const other = (await service.make()).id
      expect((await service.send('DELETE', `${other}/notes/${id}/`)).status).toBe(404)
      expect((await read()).results).toHaveLength(1)
    })

    test('are taken by images too, which are known by words', async () => {
      const { content, ana, ben } = service
      await content.hold(createRecord({ id: 'lake', title: 'Lake' }))
      const body = { text: 'Too dark, @ben?' }
      expect((await content.call('POST', '/api/image/lake/notes/', { as: ana, body })).status).toBe(201)
      expect(await mentions(ben)).toMatchObject([{ resource: 'image', record: 'lake', text: body.text }])
    })
  })

  describe('a colleague who is named in a note', () => {
    test.each(['@ben', '@Ben', `@${BEN}`, `(@${BEN.toUpperCase()})`, 'Ask @ben.', '@ben, @ben: @ben!'])(
      'as %s finds it among their mentions',
      async (text) => {
        const { id, at } = await note(text)
        const { name } = await service.read(artist)
        expect(await mentions(service.ben)).toEqual([
          { id, text, author: ANA, at, resource: 'artist', record: `${artist}`, label: name },
        ])
        expect(await mentions(service.ana)).toEqual([])
      },
    )

    test('finds the newest first, until each is read', async () => {
      const [one, other] = [await note('@ben one'), await note('@ben other')]
      expect((await mentions(service.ben)).map(({ id }) => id)).toEqual([other.id, one.id])
      expect((await markRead(other.id, service.ben)).status).toBe(204)
      expect((await markRead(other.id, service.ben)).status).toBe(204)
      expect((await mentions(service.ben)).map(({ id }) => id)).toEqual([one.id])
    })

    test('is told how many wait for them, and since when', async () => {
      const waits = async (as: string) =>
        (await service.content.call('GET', '/content/desk/waiting/mentions/', { as })).body
      const { id, at } = await note('@ben one')
      service.content.clock.advance(1_000)
      await note('@ben other')
      expect(await waits(service.ben)).toEqual({ count: 2, count_is_partial: false, oldest_at: at })
      await markRead(id, service.ben)
      expect(await waits(service.ben)).toMatchObject({ count: 1 })
      expect(await waits(service.ana)).toMatchObject({ count: 0, oldest_at: null })
    })

    test('finds at most 50', async () => {
      for (let each = 1; each <= 51; each++) await note(`@ben ${each}`)
      const found = await mentions(service.ben)
      expect(found).toHaveLength(50)
      expect(found[0]?.text).toBe('@ben 51')
    })

    test('no longer finds it once it is deleted', async () => {
      const { id } = await note('@ben')
      await drop(id)
      expect(await mentions(service.ben)).toEqual([])
      expect((await markRead(id, service.ben)).status).toBe(404)
    })

    test('alone marks it as read', async () => {
      const { id } = await note('@ben')
      expect((await markRead(id, service.ana)).status).toBe(404)
      expect((await markRead('x', service.ben)).status).toBe(404)
      expect(await mentions(service.ben)).toHaveLength(1)
    })

    test('is told of a record that is gone without its name', async () => {
      const { content, ana, ben } = service
      const made = await content.call('POST', '/api/collections/', { as: ana, body: { name: randomUUID() } })
      const path = `/api/collections/${(made.body as { id: number }).id}/`
      await content.call('POST', `${path}notes/`, { as: ana, body: { text: '@ben' } })
      await content.call('DELETE', path, { as: ana })
      expect(await mentions(ben)).toMatchObject([{ resource: 'collections', label: null }])
    })
  })

  describe('a name in a note', () => {
    test('that nobody has is refused at the text, and nothing is written', async () => {
      expect(await write('@ben and @carol, @dan?')).toMatchObject({
        status: 400,
        body: { text: ['No colleague is called @carol.', 'No colleague is called @dan.'] },
      })
      expect((await read()).results).toEqual([])
      expect(await mentions(service.ben)).toEqual([])
    })

    test('is not asked for where a note has none, and one that cannot be asked for is tried again', async () => {
      auth.staff = null
      expect((await write('For nobody.')).status).toBe(201)
      expect((await write('@ben')).status).toBe(503)
      auth.staff = STAFF
      expect((await write('@ben')).status).toBe(201)
      expect(await mentions(service.ben)).toHaveLength(1)
    })

    test('is not asked for again when the note is sent again under its key', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const send = () =>
        service.content.call('POST', `/api/artist/${artist}/notes/`, {
          as: service.ana,
          headers,
          body: { text: '@ben' },
        })
      const sent = await send()
      auth.staff = null
      expect(await send()).toMatchObject({ status: 201, body: sent.body })
    })

    test('is one of 20 at most', async () => {
      const names = Array.from({ length: 21 }, (_, each) => `@colleague${each}`)
      expect(await write(names.join(' '))).toMatchObject({
        status: 400,
        body: { text: ['A note names 20 colleagues at most.'] },
      })
    })

    test('that two have is refused with their emails, of which one will do', async () => {
      auth.staff = ['fay@aquatint.test', 'fay@prints.test'].map((email) => ({ uuid: randomUUID(), email }))
      const said =
        'More than one colleague is called @fay: @fay@aquatint.test, @fay@prints.test. Write the whole email.'
      expect(await write('@fay')).toMatchObject({ status: 400, body: { text: [said] } })
      expect((await write('@fay@prints.test')).status).toBe(201)
    })

    test.each(['Write to carol@example.test.', 'At 5 @ the quay', '@'])('is not in %s', async (text) => {
      expect((await write(text)).status).toBe(201)
    })
  })
})
