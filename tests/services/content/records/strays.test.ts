import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RecordStray } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { type ArtistsService, serveArtists } from './artists.ts'

onEachStore((openStore) => {
  let service: ArtistsService
  beforeAll(async () => {
    service = await serveArtists(openStore)
  })
  const ask = async (resource: string, ids: readonly (number | string)[], matching?: object) =>
    service.content.call('POST', `/api/${resource}/strays/`, { as: service.ana, body: { ids, matching } })
  const find = async (...asked: Parameters<typeof ask>): Promise<RecordStray[]> =>
    ((await ask(...asked)).body as { results: RecordStray[] }).results

  // Failure 29 of console-design.md.
  describe('records that a list does not show', () => {
    test('are those that were edited so that its filters and words leave them out, or are gone', async () => {
      const mark = `Of${randomUUID().slice(0, 8)}`
      const [stays, leaves, renamed] = [
        await service.make({ name: `${mark} one` }),
        await service.make({ name: `${mark} two` }),
        await service.make({ name: `${mark} three` }),
      ]
      const ids = [stays.id, leaves.id, renamed.id, 2_000_000]
      const list = { search: mark, filters: { active: 'true' } }
      expect(await find('artist', ids, list)).toEqual([{ id: '2000000', label: null }])
      await service.save(leaves.id, { version: leaves.version, active: false }, service.ben)
      await service.save(renamed.id, { version: renamed.version, name: 'Somebody else' }, service.ben)
      expect(await find('artist', ids, list)).toEqual([
        { id: `${leaves.id}`, label: `${mark} two` },
        { id: `${renamed.id}`, label: 'Somebody else' },
        { id: '2000000', label: null },
      ])
      expect(await find('artist', ids.slice(0, 3))).toEqual([])
    })

    test('are, of images, what the index of searches does not find any more either', async () => {
      const word = `plume${randomUUID().slice(0, 8)}`
      const ids = ['a', 'b', 'c'].map((each) => `${word}-${each}`)
      await service.content.hold(
        ...ids.map((id) => createRecord({ id, title: `A ${word}`, publisher: 'DOM' })),
      )
      const list = { search: word, filters: { published: 'true', publisher: 'DOM' } }
      expect(await find('image', ids, list)).toEqual([])
      const edit = (id = '', body: object = {}) =>
        service.content.call('PUT', `/api/image/${id}/`, { as: service.ben, body: { version: 0, ...body } })
      await edit(ids[0], { title: 'Another' })
      await edit(ids[2], { published: false })
      expect(await find('image', ids, list)).toEqual([
        { id: ids[0], label: 'Another' },
        { id: ids[2], label: `A ${word}` },
      ])
      expect(await find('image', ids, { ...list, filters: { publisher: 'GAA' } })).toHaveLength(3)
    })

    test('are asked of by ids of that type', async () => {
      expect(await ask('artist', ['x'])).toMatchObject({
        status: 400,
        body: { ids: ['"x" is not a valid id.'] },
      })
      expect((await ask('artist', [])).status).toBe(400)
      expect((await ask('nothing', [1])).status).toBe(404)
    })
  })
})
