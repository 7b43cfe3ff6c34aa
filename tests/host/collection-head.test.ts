import { beforeAll, describe, expect, test } from 'vitest'
import { createCollectionHead } from '#host/web/collection-head.ts'
import { createPageTemplate } from '#host/web/page.ts'
import { insertCollection } from '#services/content/collections/insert-collection.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { createContentService } from '#services/content/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { readSettings } from '#services/shared/settings.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { createRecord } from '../services/content/catalogue.ts'

let headOf: ReturnType<typeof createCollectionHead>
let id = ''

beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const service = await createContentService({ database, settings: createSettings() })
  await serve(service)
  const words = { name: 'Shore <b>', description: 'By the\n\nsea & "sand".' }
  id = await database.transaction(async (tx) => {
    await writeImages(tx, [createRecord({ id: 'tide', title: 'Tide', artist: 'Ada' })], new Date())
    return `${await insertCollection(tx, { ...words, contents: ['tide'] }, new Date())}`
  })
  const env = { CONTENT_URL: service.listeningOrigin, PUBLIC_URL: 'https://shop.example/' }
  headOf = createCollectionHead(createSettings(env))
})

const asked = (of: string) => ({ params: { id: of }, query: new URLSearchParams(), hostname: 'localhost' })

describe("the HTML of a collection's page", () => {
  test('has the collection’s name before the product, and its description in one line', async () => {
    const head = await headOf(asked(id))
    const template = createPageTemplate(readSettings({}), '<head><title>x</title><!--settings--></head>')
    const html = template.render({ hostname: 'localhost', url: `/collections/${id}`, head })
    expect(html).toContain('<title>Shore &#60;b&#62; · Aquatint</title>')
    expect(html).toContain('<meta property="og:description" content="By the sea &#38; &#34;sand&#34;.">')
    expect(html).toContain(`<link rel="canonical" href="https://shop.example/collections/${id}">`)
    expect(html).toMatch(/og:image" content="https:\/\/shop\.example\/media\/tide\/[0-9a-f]{10}\/1280"/)
    expect(html).toContain('<meta property="og:image:alt" content="Tide by Ada">')
  })

  test.each(['999999', 'nothing', '..', '%00', '-1'])('of %s is a 404', async (unknown) => {
    expect(await headOf(asked(unknown))).toMatchObject({ status: 404, title: 'Not Found' })
  })
})
