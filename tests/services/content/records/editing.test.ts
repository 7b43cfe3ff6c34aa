import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ArtistView } from '#services/content/artists/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ANA, type ArtistsService, BEN, serveArtists } from './artists.ts'

onEachStore((openStore) => {
  let service: ArtistsService
  let artist: ArtistView
  const now = () => service.content.clock().toISOString()
  beforeAll(async () => {
    service = await serveArtists(openStore)
  })
  beforeEach(async () => {
    service.content.clock.advance(1_000)
    artist = await service.make({ royalty_code: 'R1' })
    service.content.clock.advance(1_000)
  })

  describe('an edit', () => {
    test('writes the fields that it sends, and counts one', async () => {
      const saved = await service.save(artist.id, { version: 1, royalty_code: ' R2 ', active: false })
      expect(saved).toEqual({
        ...artist,
        royalty_code: 'R2',
        active: false,
        version: 2,
        updated: now(),
        _merged: [],
      })
      const { _merged, ...record } = saved
      expect(await service.read(artist.id)).toEqual(record)
    })

    test('of what stands so already writes nothing', async () => {
      const saved = await service.save(artist.id, { version: 1, royalty_code: 'R1', active: true })
      expect(saved).toEqual({ ...artist, _merged: [] })
      expect((await service.history(artist.id)).count).toBe(1)
    })

    test('is merged with one of other fields, and says so', async () => {
      await service.save(artist.id, { version: 1, active: false }, service.ben)
      const at = now()
      service.content.clock.advance(1_000)
      expect(await service.save(artist.id, { version: 1, royalty_code: 'R2' })).toMatchObject({
        active: false,
        royalty_code: 'R2',
        version: 3,
        _merged: [{ field: 'active', by: BEN, at }],
      })
    })

    test('of a field that somebody else has changed otherwise is refused whole', async () => {
      await service.save(artist.id, { version: 1, royalty_code: 'R2' }, service.ben)
      const at = now()
      service.content.clock.advance(1_000)
      const refused = await service.send('PUT', `${artist.id}/`, {
        version: 1,
        royalty_code: 'R3',
        active: false,
      })
      expect(refused).toMatchObject({ status: 409 })
      expect(refused.body).toEqual({
        detail: 'Somebody else changed this artist first.',
        code: 'edit_conflict',
        version: 2,
        conflicts: [{ field: 'royalty_code', base: 'R1', theirs: 'R2', by: BEN, at }],
      })
      expect(await service.read(artist.id)).toMatchObject({ royalty_code: 'R2', active: true, version: 2 })
      expect((await service.history(artist.id)).count).toBe(2)
    })

    test('to the value that somebody else gave the field is no conflict', async () => {
      await service.save(artist.id, { version: 1, royalty_code: 'R2' }, service.ben)
      expect(await service.save(artist.id, { version: 1, royalty_code: 'R2' })).toMatchObject({
        version: 2,
        _merged: [{ field: 'royalty_code', by: BEN }],
      })
    })

    test('that sends a field as it was leaves what others made of it', async () => {
      await service.save(artist.id, { version: 1, royalty_code: 'R2' }, service.ben)
      expect(await service.save(artist.id, { version: 1, royalty_code: 'R1', active: false })).toMatchObject({
        royalty_code: 'R2',
        active: false,
        _merged: [{ field: 'royalty_code' }],
      })
    })

    test('twice at once is taken once, and refused once', async () => {
      const replies = await Promise.all(
        ['R2', 'R3'].map((royalty_code) =>
          service.send('PUT', `${artist.id}/`, { version: 1, royalty_code }),
        ),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('again under its key gets the same answer, and is written once', async () => {
      const headers = { 'idempotency-key': randomUUID() }
      const body = { version: 1, royalty_code: 'R2' }
      const same = { as: service.ana, body, headers }
      const path = `/api/artist/${artist.id}/`
      const first = await service.content.call('PUT', path, same)
      expect((await service.content.call('PUT', path, same)).body).toEqual(first.body)
      expect((await service.history(artist.id)).count).toBe(2)
      const other = { ...same, body: { version: 1, active: false } }
      expect(await service.content.call('PUT', path, other)).toMatchObject({
        status: 409,
        body: { code: 'idempotency_key_reused' },
      })
    })

    test.each([
      [{ active: false }, { version: ['This field is required.'] }],
      [{ version: 3 }, { version: ['This record doesn’t have that version.'] }],
      [{ version: 0, active: false }, { version: ['This record doesn’t have that version.'] }],
      [{ version: -1 }, { version: ['Ensure this value is greater than or equal to 0.'] }],
      [{ version: '1' }, { version: ['A valid integer is required.'] }],
      [{ version: 1, name: ' ' }, { name: ['This field may not be blank.'] }],
      [{ version: 1, name: '—' }, { name: ['Enter a name with a letter or a digit.'] }],
      [{ version: 1, name: 'a\0b' }, { name: ['Null characters are not allowed.'] }],
      [
        { version: 1, name: 'x'.repeat(201) },
        { name: ['Ensure this field has no more than 200 characters.'] },
      ],
      [{ version: 1, active: 'yes' }, { active: ['Must be a valid boolean.'] }],
      [{ version: 1, royalty_code: null }, { royalty_code: ['This field may not be null.'] }],
    ])('is refused at the wrong field (case %#)', async (body, errors) => {
      expect(await service.send('PUT', `${artist.id}/`, body)).toMatchObject({ status: 400, body: errors })
      expect(await service.read(artist.id)).toEqual(artist)
    })

    test('of what nobody edits changes nothing', async () => {
      const body = { version: 1, created: '2020-01-01T00:00:00Z', id: 7, elsewhere: 1 }
      expect(await service.save(artist.id, body)).toEqual({ ...artist, _merged: [] })
    })

    test.each(['7000000', 'x', '-1', '99999999999'])('of %s finds nothing', async (id) => {
      expect((await service.send('PUT', `${id}/`, { version: 1 })).status).toBe(404)
    })
  })

  describe('a record that came otherwise', () => {
    test('has version 0, and is kept as it stood before its first edit', async () => {
      const id = await service.enrol(`Kept ${randomUUID()}`)
      const before = await service.read(id)
      expect(before).toMatchObject({ version: 0 })
      expect(await service.history(id)).toMatchObject({ count: 0, results: [] })
      const made = now()
      service.content.clock.advance(1_000)
      expect(await service.save(id, { version: 0, active: false })).toMatchObject({ version: 2 })
      const { results } = await service.history(id)
      expect(results).toMatchObject([
        { version: 2, type: 'record.edited', by: ANA, changes: [{ field: 'active', from: true, to: false }] },
        { version: 1, type: 'record.kept', by: null, reverts: null },
      ])
      expect(results[1]?.changes).toContainEqual({ field: 'name', from: null, to: before.name })
      expect(await service.read(id, made)).toEqual(before)
      // Somebody who began before the first edit goes on from version 0.
      expect(await service.save(id, { version: 0, royalty_code: 'R9' }, service.ben)).toMatchObject({
        version: 3,
        active: false,
        _merged: [{ field: 'active', by: ANA }],
      })
    })

    test('is kept anew where something other than an edit has changed its row', async () => {
      await service.content.database.query('update content.artists set royalty_code = $2 where id = $1', [
        artist.id,
        'R5',
      ])
      expect(await service.save(artist.id, { version: 1, royalty_code: 'R6' })).toMatchObject({ version: 3 })
      expect((await service.history(artist.id)).results).toMatchObject([
        { type: 'record.edited', changes: [{ from: 'R5', to: 'R6' }] },
        { type: 'record.kept', by: null, changes: [{ field: 'royalty_code', from: 'R1', to: 'R5' }] },
        { type: 'record.created' },
      ])
    })
  })

  describe('making a record', () => {
    test('begins its history', async () => {
      expect(artist).toMatchObject({ gaa_artist: false, active: true, royalty_code: 'R1', version: 1 })
      expect(await service.read(artist.id)).toEqual(artist)
      const { results } = await service.history(artist.id)
      expect(results).toMatchObject([{ version: 1, type: 'record.created', by: ANA, at: artist.created }])
      expect(results[0]?.changes).toContainEqual({ field: 'royalty_code', from: null, to: 'R1' })
    })

    test('happens once under a key, and not where the name is taken, however it is written', async () => {
      const same = {
        as: service.ana,
        body: { name: `Once ${randomUUID()}` },
        headers: { 'idempotency-key': randomUUID() },
      }
      const [one, other] = await Promise.all(
        [1, 2].map(() => service.content.call('POST', '/api/artist/', same)),
      )
      expect(one).toMatchObject({ status: 201 })
      expect(other?.body).toEqual(one?.body)
      const taken = { status: 400, body: { name: ['There is an artist of this name already.'] } }
      const name = same.body.name.toUpperCase()
      expect(await service.send('POST', '', { name })).toMatchObject(taken)
      expect(await service.send('PUT', `${artist.id}/`, { version: 1, name })).toMatchObject(taken)
    })

    test('needs a name', async () => {
      expect(await service.send('POST', '', {})).toMatchObject({
        status: 400,
        body: { name: ['This field is required.'] },
      })
    })
  })

  test('what is written and what was written is for staff alone', async () => {
    const one = `${artist.id}/`
    const asked: [string, string, object?][] = [
      ['POST', '', {}],
      ['PUT', one, {}],
      ['POST', `${one}revert/`, {}],
      ['GET', `${one}history/`],
      ['GET', `${one}?at=2020-01-01T00:00:00Z`],
    ]
    for (const [method, path, body] of asked) {
      expect(await service.content.call(method, `/api/artist/${path}`, { body })).toMatchObject({
        status: 401,
      })
      expect(await service.send(method, path, body, service.visitor)).toMatchObject({ status: 403 })
    }
  })

  test('OPTIONS says what a record holds, and what may be sent by staff alone', async () => {
    expect((await service.send('OPTIONS', '')).body).toMatchObject({
      name: 'Artist List',
      actions: {
        POST: {
          id: { type: 'integer', read_only: true },
          name: { type: 'string', required: true, max_length: 200 },
          active: { type: 'boolean', initial: true, read_only: false },
          created: { type: 'datetime', read_only: true, label: 'Created' },
        },
        PUT: { royalty_code: { initial: '' } },
      },
      ordering: ['name', 'created', 'updated', 'active', 'gaa_artist'],
      filters: { active: { type: 'boolean', label: 'Active' } },
    })
    const { body } = await service.send('OPTIONS', `${artist.id}/`, undefined, service.visitor)
    expect(body).not.toHaveProperty('actions')
    expect((await service.send('OPTIONS', '7000000/')).status).toBe(404)
  })
})
