import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { RecordPage, ResourceRecord, Values } from '#services/shared/resources/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { type ArtistsService, serveArtists } from './artists.ts'

const SECOND_MS = 1_000

onEachStore((openStore) => {
  let service: ArtistsService
  beforeAll(async () => {
    service = await serveArtists(openStore)
  })
  /** Lets a second pass, and answers the moment before it. */
  const pass = (): string => {
    const at = service.content.clock().toISOString()
    service.content.clock.advance(SECOND_MS)
    return at
  }
  const ask = (resource: string, query: Record<string, string>, as = service.ana) =>
    service.content.call('GET', `/api/${resource}/?${new URLSearchParams(query)}`, { as })
  const list = async (resource: string, query: Record<string, string>) =>
    (await ask(resource, query)).body as RecordPage<ResourceRecord & Values>
  const namesOf = ({ results }: { results: readonly Values[] }) => results.map(({ name }) => name)

  describe('a list as it stood', () => {
    test('has the records that there were, each as it was then, the newest first', async () => {
      pass()
      const one = await service.make({ name: `Past ${randomUUID()}` })
      pass()
      const two = await service.make({ name: `Past ${randomUUID()}` })
      const at = pass()
      await service.save(one.id, { version: one.version, name: `Later ${randomUUID()}`, active: false })
      await service.make({ name: `Past ${randomUUID()}` })
      const then = await list('artist', { at })
      expect(namesOf(then)).toEqual([two.name, one.name])
      expect(then).toMatchObject({ count: 2, count_is_partial: false })
      expect(then.results[1]).toMatchObject({ id: one.id, version: one.version, active: true })
      expect((await list('artist', { at: '2000-01-01T00:00:00Z' })).results).toEqual([])
    })

    test('is turned by key, and no record is on two pages or on none', async () => {
      const named = Array.from({ length: 7 }, () => `Turned ${randomUUID()}`)
      for (const name of named) {
        await service.make({ name })
        pass()
      }
      const at = pass()
      const seen: unknown[] = []
      for (let after: string | null = ''; after !== null; ) {
        const page: RecordPage<ResourceRecord & Values> = await list('artist', {
          at,
          limit: '3',
          ...(after && { after }),
        })
        seen.push(...namesOf(page))
        await service.make({ name: `Meanwhile ${randomUUID()}` })
        after = page.next === null ? null : page.last
      }
      expect(seen.slice(0, 7)).toEqual(named.toReversed())
      expect(new Set(seen).size).toBe(seen.length)
    })

    test('has records that are gone by now, and no longer once they were', async () => {
      pass()
      const made = await service.content.call('POST', '/api/collections/', {
        as: service.ana,
        body: { name: `Shelf ${randomUUID()}` },
      })
      const { id, name } = made.body as { id: number; name: string }
      const at = pass()
      await service.content.call('DELETE', `/api/collections/${id}/`, { as: service.ana })
      const after = pass()
      expect(namesOf(await list('collections', { at }))).toContain(name)
      expect(namesOf(await list('collections', { at: after }))).not.toContain(name)
    })

    test('has images as they were, along their places', async () => {
      pass()
      const ids = [1, 2].map((each) => `past-${each}-${randomUUID()}`)
      await service.content.hold(...ids.map((id) => createRecord({ id, title: 'Before', createdAt: null })))
      service.content.clock.advance(SECOND_MS)
      const at = pass()
      await service.content.call('PUT', `/api/image/${ids[0]}/`, {
        as: service.ana,
        body: { version: 0, title: 'After' },
      })
      const { results } = await list('image', { at, limit: '2' })
      expect(results.map(({ title }) => title)).toEqual(['Before', 'Before'])
      expect(results.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    })

    test('is for staff, at most 100 at once, and takes nothing that knows the present alone', async () => {
      const at = service.content.clock().toISOString()
      expect((await ask('artist', { at }, service.visitor)).status).toBe(403)
      expect(await ask('artist', { at, limit: '101' })).toMatchObject({ status: 400 })
      expect(await ask('artist', { at: 'yesterday' })).toMatchObject({ status: 400 })
      const words = ['A past list doesn’t support this.']
      expect(await ask('artist', { at, search: 'vale', active: 'true' })).toMatchObject({
        status: 400,
        body: { search: words, active: words },
      })
    })
  })
})
