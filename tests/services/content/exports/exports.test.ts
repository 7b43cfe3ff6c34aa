import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ExportLink } from '#services/content/exports/contract.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type BatchesService, serveBatches } from '../batches/batches.ts'
import { BEN } from '../records/artists.ts'

onEachStore((openStore) => {
  let service: BatchesService
  beforeAll(async () => {
    service = await serveBatches(openStore)
  })

  const ask = (body: object, as = service.ana) =>
    service.content.call('POST', '/api/exports/', {
      as,
      body: { resource: 'artist', format: 'csv', ...body },
    })
  const link = async (body: object) => ((await ask(body)).body as ExportLink).token
  const follow = (token: string) =>
    fetch(`${service.content.origin}/api/exports/${token}/`, { headers: { ...SERVICE_KEY } })
  const download = async (body: object) => follow(await link(body))
  const makeMany = async (count: number, told: object = {}) => {
    const word = `Ex${randomUUID().slice(0, 8)}`
    const made = []
    for (let index = 0; index < count; index += 1)
      made.push(await service.make({ name: `${word} ${index}`, ...told }))
    return { word, made }
  }

  describe('an export', () => {
    test('has every field of all that match, in the order of the list', async () => {
      const { word, made } = await makeMany(3, { royalty_code: '=R1' })
      const file = await download({ matching: { search: word, ordering: '-name' } })
      expect(file.status).toBe(200)
      expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(file.headers.get('content-disposition')).toMatch(
        /^attachment; filename="artist-[\d-]{10}\.csv"$/,
      )
      const rows = parse<Record<string, string>>(await file.text(), { columns: true, bom: true })
      expect(rows.map(({ name }) => name)).toEqual([`${word} 2`, `${word} 1`, `${word} 0`])
      expect(rows[2]).toEqual({
        id: `${made[0]?.id}`,
        version: '1',
        name: `${word} 0`,
        gaa_artist: 'false',
        active: 'true',
        royalty_code: "'=R1",
        created: made[0]?.created,
        updated: made[0]?.updated,
      })
    })

    test('has the chosen records alone, as JSON lines that gzip packs', async () => {
      const { word, made } = await makeMany(3)
      const ids = [made[2]?.id, made[0]?.id]
      const file = await download({ ids, format: 'jsonl', compressed: true })
      expect(file.headers.get('content-type')).toBe('application/gzip')
      expect(file.headers.get('content-disposition')).toMatch(/\.jsonl\.gz"$/)
      const lines = gunzipSync(Buffer.from(await file.arrayBuffer()))
        .toString()
        .trim()
        .split('\n')
      const records = lines.map((line) => JSON.parse(line))
      expect(records.map(({ name }) => name)).toEqual([`${word} 2`, `${word} 0`])
      expect(records[0]).toMatchObject({ id: ids[0], version: 1, active: true, royalty_code: '' })
    })

    test('goes through more records than are read at once, each of them once', async () => {
      const word = `Many${randomUUID().slice(0, 8)}`
      await service.content.database.query(
        `insert into content.artists (folded, name, created_at)
         select lower($1 || ' ' || n), $1 || ' ' || n, now() from generate_series(1, 2500) n`,
        [word],
      )
      const file = await download({ matching: { search: word }, format: 'jsonl' })
      const names = (await file.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).name)
      expect(names).toHaveLength(2_500)
      expect(new Set(names).size).toBe(2_500)
    })

    test('has what a batch refused, with the reason', async () => {
      const { id: kept } = await service.make()
      const name = `=cmd|${randomUUID()}`
      const { id: changed } = await service.make({ name })
      const action = { type: 'set', field: 'royalty_code', value: 'R9' } as const
      const { id } = await service.plan({ ids: [kept, changed], action })
      await service.save(changed, { version: 1, active: false }, service.ben)
      await service.confirm(id)
      await service.rest(id)
      const file = await download({ refused_of: id })
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="batch-${id}-refused.csv"`)
      const rows = parse<Record<string, string>>(await file.text(), { columns: true, bom: true })
      expect(rows).toMatchObject([
        {
          id: `${changed}`,
          label: `'${name}`,
          reason: 'It was changed after the batch was planned.',
          'changed by': BEN,
        },
      ])
      expect((await download({ refused_of: id, resource: 'image' })).status).toBe(404)
    })

    test('is had once by its link, and not after a minute', async () => {
      const token = await link({ matching: {} })
      await (await follow(token)).arrayBuffer()
      expect((await follow(token)).status).toBe(404)
      const late = await link({ matching: {} })
      service.content.clock.advance(61_000)
      expect((await follow(late)).status).toBe(404)
      expect((await follow('nothing')).status).toBe(404)
    })

    test('is for staff alone', async () => {
      expect(await service.content.call('POST', '/api/exports/', { body: {} })).toMatchObject({ status: 401 })
      expect(await ask({ matching: {} }, service.visitor)).toMatchObject({ status: 403 })
    })

    test.each([
      ['an unknown type', { resource: 'order', matching: {} }, 'resource'],
      ['an unknown format', { format: 'xls', matching: {} }, 'format'],
      ['neither records nor a list', {}, 'non_field_errors'],
      ['two kinds of records', { ids: [1], refused_of: 1 }, 'non_field_errors'],
      ['refusals that are no CSV', { format: 'jsonl', refused_of: 1 }, 'format'],
      ['an unknown filter', { matching: { filters: { color: 'red' } } }, 'matching'],
      ['an unknown order', { matching: { ordering: 'luck' } }, 'ordering'],
      ['an id that is none', { ids: ['ada'] }, 'ids'],
    ])('is refused for %s', async (_, body, field) => {
      expect(await ask(body)).toMatchObject({ status: 400, body: { [field]: expect.any(Array) } })
    })
  })
})
