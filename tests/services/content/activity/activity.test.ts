import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ActivityEntryView, ActivityPage, ActivityPeople } from '#services/content/activity/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type BatchesService, serveBatches } from '../batches/batches.ts'
import { ANA, BEN } from '../records/artists.ts'

onEachStore((openStore) => {
  let service: BatchesService
  beforeAll(async () => {
    service = await serveBatches(openStore)
  })
  beforeEach(async () => {
    await service.content.database.query('delete from content.batch_item')
    await service.content.database.query('delete from content.batches')
    await service.content.database.query('delete from content.events')
  })

  const ask = (path: string, as = service.ana) => service.content.call('GET', `/api/activity/${path}`, { as })
  const read = async (query: Record<string, string> = {}) =>
    (await ask(`?${new URLSearchParams(query)}`)).body as ActivityPage
  const pass = () => service.content.clock.advance(1_000)
  const inWords = ({ by, resource, edit, batch }: ActivityEntryView) =>
    [by, resource, edit ? `${edit.type} ${edit.label} ${edit.fields}` : `batch of ${batch?.total}`].join(' ')

  describe('the activity of staff', () => {
    test('is told the latest first, with who, what it is called now and which fields', async () => {
      const name = `Ada ${randomUUID()}`
      const { id } = await service.make({ name })
      pass()
      await service.save(id, { version: 1, royalty_code: 'R1', active: false }, service.ben)
      pass()
      await service.save(id, { version: 2, name: `${name} II` })
      const { results, next } = await read()
      expect(results.map(inWords)).toEqual([
        `${ANA} artist record.edited ${name} II Name`,
        `${BEN} artist record.edited ${name} II Active → No,Royalty code`,
        `${ANA} artist record.created ${name} II `,
      ])
      expect(results[0]?.edit).toMatchObject({ id: `${id}`, version: 3, reverts: null })
      expect(next).toBeNull()
    })

    test('leaves out how a record stood before its first edit, which is nobody’s deed', async () => {
      const id = await service.enrol(`Ada ${randomUUID()}`)
      await service.save(id, { version: 0, royalty_code: 'R2' })
      expect((await read()).results.map(({ edit }) => edit?.type)).toEqual(['record.edited'])
    })

    test('tells a batch once, as of when it was confirmed', async () => {
      const ids = await service.makeMany(3)
      await service.content.database.query('delete from content.events')
      pass()
      const batch = await service.run(ids, { type: 'set', field: 'royalty_code', value: 'R7' })
      const { results } = await read()
      expect(results.map(inWords)).toEqual([`${ANA} artist batch of 3`])
      expect(results[0]?.batch).toMatchObject({
        id: batch.id,
        action: { type: 'set', field: 'royalty_code', value: 'R7' },
      })
    })

    test('is narrowed to a person, a type and a day', async () => {
      const { id } = await service.make()
      await service.save(id, { version: 1, royalty_code: 'B' }, service.ben)
      const collection = { name: `Hall ${randomUUID()}` }
      await service.content.call('POST', '/api/collections/', { as: service.ben, body: collection })
      const { results } = (await ask('people/')).body as ActivityPeople
      const ben = results.find(({ email }) => email === BEN)?.uuid ?? ''
      const sizes = async (query: Record<string, string>) => (await read(query)).results.length
      expect(await sizes({})).toBe(3)
      expect(await sizes({ person: ben })).toBe(2)
      expect(await sizes({ person: ben, resource: 'artist' })).toBe(1)
      expect(await sizes({ resource: 'collections' })).toBe(1)
      expect(await sizes({ resource: 'artist-profile' })).toBe(0)
      expect(await sizes({ person: 'system' })).toBe(0)
      const today = service.content.clock().toISOString().slice(0, 10)
      expect(await sizes({ day: today })).toBe(3)
      await service.content.database.query(`update content.events set at = at - interval '1 day'`)
      expect(await sizes({ day: today })).toBe(0)
    })

    test('is paged with none twice and none left out, edits and batches of one moment too', async () => {
      const ids: number[] = []
      while (ids.length < 4) ids.push((await service.make()).id)
      for (let version = 1; version < 4; version += 1)
        for (const id of ids) await service.save(id, { version, royalty_code: `R${version}` })
      for (const value of ['X', 'Y']) await service.run(ids, { type: 'set', field: 'royalty_code', value })
      const whole = (await read({ limit: '100' })).results.map(({ key }) => key)
      expect(whole).toHaveLength(4 + 12 + 2)
      const paged = []
      for (let next: string | null | undefined; next !== null; ) {
        const page: ActivityPage = await read({ limit: '3', ...(next && { after: next }) })
        paged.push(...page.results.map(({ key }) => key))
        next = page.next
      }
      expect(paged).toEqual(whole)
    })

    test('knows every type by its streams', async () => {
      const { id } = await service.make()
      for (const resource of ['image', 'artist', 'artist-profile', 'collections']) {
        await service.content.database.query(`update content.events set stream = $1`, [`${resource}-${id}`])
        expect((await read({ resource })).results.map((each) => each.resource)).toEqual([resource])
        expect((await read()).results[0]).toMatchObject({ resource, edit: { id: `${id}` } })
      }
    })

    test('is for staff alone', async () => {
      for (const path of ['', 'people/']) {
        expect(await service.content.call('GET', `/api/activity/${path}`)).toMatchObject({ status: 401 })
        expect(await ask(path, service.visitor)).toMatchObject({ status: 403 })
      }
    })

    test.each(['person=ana', 'resource=order', 'day=yesterday', 'after=W10', 'limit=101'])(
      'is asked for in vain with %s',
      async (query) => {
        expect(await ask(`?${query}`)).toMatchObject({ status: 400 })
      },
    )
  })
})
