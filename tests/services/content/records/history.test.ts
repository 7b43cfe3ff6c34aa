import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ArtistView } from '#services/content/artists/contract.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { ANA, type ArtistsService, BEN, serveArtists } from './artists.ts'

onEachStore((openStore) => {
  let service: ArtistsService
  let artist: ArtistView
  const wait = () => service.content.clock.advance(1_000)
  const now = () => service.content.clock().toISOString()
  const edit = async (changes: object, as?: string) => {
    wait()
    const { version } = await service.read(artist.id)
    await service.save(artist.id, { version, ...changes }, as)
  }
  const revert = (body: object, as?: string) => service.send('POST', `${artist.id}/revert/`, body, as)
  beforeAll(async () => {
    service = await serveArtists(openStore)
  })
  beforeEach(async () => {
    artist = await service.make({ royalty_code: 'R1' })
  })

  describe('history', () => {
    test('tells each edit with who, when, from what and to what, the latest first', async () => {
      await edit({ royalty_code: 'R2', active: false }, service.ben)
      expect((await service.history(artist.id)).results[0]).toEqual({
        version: 2,
        type: 'record.edited',
        at: now(),
        by: BEN,
        changes: [
          { field: 'active', from: true, to: false },
          { field: 'royalty_code', from: 'R1', to: 'R2' },
        ],
        reverts: null,
        batch: null,
      })
    })

    test('comes a page at a time', async () => {
      for (const code of ['R2', 'R3', 'R4']) await edit({ royalty_code: code })
      const first = await service.history(artist.id, '?limit=2')
      expect(first).toMatchObject({ count: 4, previous: null, results: [{ version: 4 }, { version: 3 }] })
      const { pathname, search } = new URL(first.next ?? '')
      const rest = await service.content.call('GET', pathname + search, { as: service.ana })
      expect(rest.body as RecordHistory).toMatchObject({
        next: null,
        results: [{ version: 2 }, { version: 1 }],
      })
    })

    test.each([
      ['?limit=101', { limit: ['Ensure this value is less than or equal to 100.'] }],
      ['?limit=0', { limit: ['Ensure this value is greater than or equal to 1.'] }],
      ['?offset=-1', { offset: ['Ensure this value is greater than or equal to 0.'] }],
    ])('with %s is refused at its parameter', async (query, errors) => {
      expect(await service.history(artist.id, query)).toEqual(errors)
    })

    test('of nothing is not found', async () => {
      expect((await service.send('GET', '7000000/history/')).status).toBe(404)
    })
  })

  describe('a reversal', () => {
    beforeEach(async () => {
      await edit({ royalty_code: 'R2', active: false }, service.ben)
    })

    test('takes back a whole edit, and is an edit that says so', async () => {
      expect(await revert({ version: 2 })).toMatchObject({
        status: 200,
        body: { royalty_code: 'R1', active: true, version: 3, _merged: [] },
      })
      const { results } = await service.history(artist.id)
      expect(results[0]).toMatchObject({
        version: 3,
        by: ANA,
        reverts: 2,
        changes: [
          { field: 'active', from: false, to: true },
          { field: 'royalty_code', from: 'R2', to: 'R1' },
        ],
      })
    })

    test('takes back one field of it', async () => {
      expect((await revert({ version: 2, fields: ['active'] })).body).toMatchObject({
        royalty_code: 'R2',
        active: true,
        version: 3,
      })
      expect((await revert({ version: 2, fields: ['royalty_code'] })).body).toMatchObject({
        royalty_code: 'R1',
        version: 4,
      })
    })

    test('twice answers the same, and writes once', async () => {
      const first = await revert({ version: 2 })
      expect(await revert({ version: 2 })).toMatchObject({ status: 200, body: first.body })
      expect((await service.history(artist.id)).count).toBe(3)
    })

    test('leaves what others have changed of other fields since', async () => {
      await edit({ gaa_artist: true })
      expect((await revert({ version: 2 })).body).toMatchObject({ royalty_code: 'R1', gaa_artist: true })
    })

    test('of a field that was changed since is refused whole, with what came between', async () => {
      await edit({ royalty_code: 'R3' }, service.ben)
      const refused = await revert({ version: 2 })
      expect(refused).toMatchObject({ status: 409 })
      expect(refused.body).toEqual({
        detail: 'Somebody else changed this artist first.',
        code: 'edit_conflict',
        version: 3,
        conflicts: [{ field: 'royalty_code', base: 'R2', theirs: 'R3', by: BEN, at: now() }],
      })
      expect(await service.read(artist.id)).toMatchObject({ active: false, royalty_code: 'R3', version: 3 })
    })

    test('of all since goes back to before it', async () => {
      await edit({ royalty_code: 'R3', gaa_artist: true })
      expect((await revert({ version: 2, all: true })).body).toMatchObject({
        royalty_code: 'R1',
        active: true,
        gaa_artist: false,
        version: 4,
      })
      expect((await service.history(artist.id)).results[0]).toMatchObject({ reverts: 2 })
      expect((await revert({ version: 2, all: true })).body).toMatchObject({ version: 4 })
    })

    test('is taken back like any edit', async () => {
      await revert({ version: 2 })
      expect((await revert({ version: 3 })).body).toMatchObject({ royalty_code: 'R2', active: false })
    })

    test.each([
      [{}, 400, { version: ['This field is required.'] }],
      [{ version: 0 }, 400, { version: ['Ensure this value is greater than or equal to 1.'] }],
      [{ version: 1 }, 400, { version: ['Only an edit can be taken back.'] }],
      [{ version: 9 }, 404, { detail: 'There is no such edit.' }],
      [{ version: 2, fields: ['name'] }, 400, { fields: ['"name" is not a valid choice.'] }],
      [{ version: 2, fields: [] }, 400, { fields: ['This list may not be empty.'] }],
      [{ version: 2, fields: ['created'], all: true }, 400, { fields: ['"created" is not a valid choice.'] }],
      [{ version: 2, all: 'yes' }, 400, { all: ['Must be a valid boolean.'] }],
    ])('of what cannot be taken back is refused (case %#)', async (body, status, errors) => {
      expect(await revert(body)).toMatchObject({ status, body: errors })
    })
  })

  describe('a record as of a moment', () => {
    test('is what was read then', async () => {
      const reads: [string, ArtistView][] = []
      for (const changes of [{}, { active: false }, { royalty_code: 'R2' }, { active: true }]) {
        await edit(changes)
        reads.push([now(), await service.read(artist.id)])
      }
      for (const [at, read] of reads) expect(await service.read(artist.id, at)).toEqual(read)
      expect(await service.read(artist.id, '2999-01-01T00:00:00+02:00')).toEqual(reads.at(-1)?.[1])
    })

    test('was not there before it was made', async () => {
      const before = new Date(Date.parse(artist.created) - 1).toISOString()
      expect((await service.send('GET', `${artist.id}/?at=${before}`)).status).toBe(404)
      const kept = await service.enrol(`Kept ${artist.name}`)
      const moment = new Date(Date.parse(now()) - 1).toISOString()
      expect((await service.send('GET', `${kept}/?at=${moment}`)).status).toBe(404)
      expect(await service.read(kept, now())).toMatchObject({ version: 0 })
    })

    test('needs a moment', async () => {
      expect(await service.send('GET', `${artist.id}/?at=yesterday`)).toMatchObject({
        status: 400,
        body: { at: ['Enter a time such as 2026-11-20T12:00:00Z.'] },
      })
    })
  })
})
