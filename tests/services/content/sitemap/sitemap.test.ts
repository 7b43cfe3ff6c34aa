import { beforeAll, expect, test } from 'vitest'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let service: ContentService

  beforeAll(async () => {
    service = await serveContent(openStore)
    await service.hold(
      createRecord({ id: 'b' }),
      createRecord({ id: 'a' }),
      createRecord({ id: 'hidden', published: false }),
      createRecord({ id: 'getty-1', publisher: 'GET' }),
    )
  })

  const files = async () => (await service.call('GET', '/content/sitemap/')).body
  const lines = async (after: string) => {
    const response = await fetch(
      `${service.origin}/content/sitemap/pictures/?${new URLSearchParams({ after })}`,
      { headers: SERVICE_KEY },
    )
    return (await response.text()).split('\n').filter(Boolean)
  }

  test('a sitemap names the shop’s own published pictures in the order of their ids, each with its day', async () => {
    expect(await files()).toEqual({ pictures: [''] })
    expect((await lines('')).map((line) => line.split('\t')[0])).toEqual(['a', 'b'])
    for (const line of await lines('')) expect(line).toMatch(/^\w+\t\d{4}-\d\d-\d\d$/)
  })

  test('a file holds 50,000 pictures, and the next goes on after its last', async () => {
    const [written] = await service.database.query<{ columns: string }>(
      `select string_agg(column_name, ', ') as columns from information_schema.columns
       where table_schema = 'content' and table_name = 'images' and is_generated = 'NEVER'`,
    )
    await service.database.script(`
      insert into content.images (${written?.columns})
      select ${written?.columns.replaceAll(/\w+/g, 'made.$&')}
      from content.images image, generate_series(1, 50000) n,
        jsonb_populate_record(image, jsonb_build_object('id', 'm' || lpad(n::text, 6, '0'), 'seq', image.seq + 1000000 + n)) made
      where image.id = 'b'`)
    expect(await files()).toEqual({ pictures: ['', 'm049998'] })
    const first = await lines('')
    expect(first).toHaveLength(50_000)
    expect(first.at(-1)).toMatch(/^m049998\t/)
    expect((await lines('m049998')).map((line) => line.split('\t')[0])).toEqual(['m049999', 'm050000'])
  })
})
