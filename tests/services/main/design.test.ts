import { beforeAll, describe, expect, test } from 'vitest'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createImage } from './content-stand-in.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  describe('the design page', () => {
    let main: MainService
    beforeAll(async () => {
      main = await serveMain(openStore)
    })

    async function open(path: string) {
      const response = await fetch(`${main.origin}${path}`, { headers: SERVICE_KEY })
      return { status: response.status, headers: response.headers, html: await response.text() }
    }

    async function added(image: Parameters<typeof createImage>[0]) {
      main.content.images.set(image.id, createImage(image))
      const { token } = await main.createCart()
      const { body } = await main.add(token, { imagedata: { id: image.id }, action: 'open' })
      return { token, id: body.id, design: body.design_url ?? '' }
    }

    test('shows the item and links back to the cart', async () => {
      const { design } = await added({ id: 'pond', title: 'Pond' })
      const { status, html, headers } = await open(design)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('cache-control')).toBe('private, no-store')
      for (const part of [
        'Pond',
        'Ada Ink',
        '24 × 16 in',
        'Print',
        '/media/pond/1/960',
        'href="/cart"',
        'Aquatint',
      ]) {
        expect(html).toContain(part)
      }
    })

    test('runs no script in an image’s title', async () => {
      const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>&`
      const { design } = await added({
        id: 'evil',
        title: evil,
        artist: evil,
        imgsrc: `/media/${evil}/{width}`,
      })
      const { html, headers } = await open(design)
      expect(html).not.toMatch(/<script|<img src=x/)
      expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; img-src 'self' data:;.*style-src 'sha256-/,
      )
    })

    test('is not found by an item’s number or a cart’s token, nor once the item is gone', async () => {
      const { token, id, design } = await added({ id: 'reed', title: 'Reed' })
      await main.call('DELETE', `/api/v2/projects/${token}/item/?id=${id}`)
      for (const path of [design, `/art/design/${id}`, `/art/design/${token}`, '/art/design/%3Cscript%3E']) {
        const { status, html } = await open(path)
        expect(status).toBe(404)
        expect(html).toContain('Not Found')
        expect(html).not.toMatch(/Reed|<script/)
      }
    })
  })

  // Spec 2.29
  test('with a main site, the design page redirects to its tool with the item’s number', async () => {
    const main = await serveMain(openStore, { MAIN_SITE_URL: 'https://main.example' })
    const { token } = await main.createCart()
    const { body } = await main.add(token, { action: 'open' })
    expect(body.design_url).toBe(`https://main.example/art/design/${body.id}`)
  })
})
