import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImageHead } from '#host/web/image-head.ts'
import { createPageTemplate } from '#host/web/page.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import { createContentService } from '#services/content/service.ts'
import { openEmbedded } from '#services/shared/database/pglite.ts'
import { readSettings } from '#services/shared/settings.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { serve } from '#tests/support/services/http.ts'
import { createSettings } from '#tests/support/services/settings.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { createRecord } from '../services/content/catalogue.ts'

const SHELL =
  '<head><meta name="description" content="The shop." /><title>x</title><!--settings--></head><body></body>'

let headOf: ReturnType<typeof createImageHead>
let stop = async () => {}

beforeAll(async () => {
  const database = await openEmbedded(await createStoreFolder('migrated'))
  afterFile(() => database.close())
  const service = await createContentService({ database, settings: createSettings() })
  await serve(service)
  stop = () => service.close()
  const records = [
    createRecord({
      id: 'tide',
      title: 'Tide </script><script>alert(1)</script> & "co"',
      artist: 'Ada <Vale>',
      caption: 'A $& tide.',
      keywords: ['sea'],
    }),
    createRecord({ id: 'plain' }),
    createRecord({
      id: 'hidden',
      title: 'Hidden',
      artist: 'Nobody',
      keywords: ['secret'],
      published: false,
    }),
  ]
  await database.transaction((tx) => writeImages(tx, records, new Date()))
  const env = { CONTENT_URL: service.listeningOrigin, PUBLIC_URL: 'https://shop.example/' }
  headOf = createImageHead(createSettings(env))
})
afterAll(() => stop())

const asked = (id: string) => ({ params: { id }, query: new URLSearchParams(), hostname: 'localhost' })

const pageOf = async (id: string) => {
  const head = await headOf(asked(id))
  const template = createPageTemplate(readSettings({}), SHELL)
  return { head, html: template.render({ hostname: 'localhost', url: `/images/${id}`, head }) }
}

describe("the HTML of an image's page", () => {
  test('has the image’s title before the product, its description, and Open Graph’s tags', async () => {
    const { html } = await pageOf('tide')
    expect(html).toContain(
      '<title>Tide &#60;/script&#62;&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;co&#34; · Aquatint</title>',
    )
    expect(html).toContain('<meta name="description" content="A $&#38; tide."')
    expect(html).toContain('<link rel="canonical" href="https://shop.example/images/tide">')
    expect(html).toContain('<meta property="og:title" content="Tide ')
    expect(html).toMatch(/og:image" content="https:\/\/shop\.example\/media\/tide\/[0-9a-f]{10}\/1280"/)
    expect(html).not.toContain('noindex')
  })

  test('describes the image to search engines in schema.org’s words, which no title can break out of', async () => {
    const { html } = await pageOf('tide')
    const [, json] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s) ?? []
    expect(JSON.parse(json ?? '')).toMatchObject({
      '@type': ['Product', 'VisualArtwork'],
      name: 'Tide </script><script>alert(1)</script> & "co"',
      url: 'https://shop.example/images/tide',
      creator: { '@type': 'Person', name: 'Ada <Vale>' },
      keywords: 'sea',
      width: { value: 36, unitCode: 'INH' },
      image: { '@type': 'ImageObject', width: 1280, height: 854 },
    })
    expect(html.match(/<script/g)).toHaveLength(2)
  })

  test('leaves out what the image does not have', async () => {
    const { head, html } = await pageOf('plain')
    expect(head).toMatchObject({
      status: 200,
      title: 'Untitled',
      description: 'Untitled, made to your size.',
    })
    expect(html).not.toContain('creator')
  })

  // Spec 4.29
  test('says nothing of an unpublished image, and keeps it off search engines', async () => {
    const { head, html } = await pageOf('hidden')
    expect(head.status).toBe(200)
    expect(head.tags).toBe('<meta name="robots" content="noindex">')
    expect(html).toContain('<title>Not available · Aquatint</title>')
    expect(html).not.toMatch(/Hidden|Nobody|secret|og:|ld\+json|\/media\//)
  })

  test.each(['nobody', '..', "' or 1=1", '%00'])('of %s is a 404 with the title Not Found', async (id) => {
    const { head, html } = await pageOf(encodeURIComponent(id))
    expect(head.status).toBe(404)
    expect(html).toContain('<title>Not Found · Aquatint</title>')
  })

  test('is the shop’s general page while the image cannot be asked for', async () => {
    const unreachable = createImageHead(createSettings({ CONTENT_URL: 'http://127.0.0.1:1' }))
    const head = await unreachable(asked('tide'))
    expect(head).toMatchObject({ status: 503, title: null })
    const html = createPageTemplate(readSettings({}), SHELL).render({
      hostname: 'h',
      url: '/images/tide',
      head,
    })
    expect(html).toContain('<title>Aquatint</title>')
    expect(html).toContain('content="The shop."')
  })
})
