import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { renderPage } from '#host/web/shop-pages/render-page.ts'
import { createShopPages, SHOP_PAGES } from '#host/web/shop-pages/shop-pages.ts'

const SHOP = {
  brand: 'Umbra',
  phone: '1-800-555-0142',
  postalAddress: '2 Lantern Wharf, Portland, ME 04101',
  mailFrom: 'Umbra <hello@umbra.test>',
}

/** Reads the pages of an owner's folder, or of the product. */
function readPages(pagesDir?: string) {
  const warned: string[] = []
  const log = { warn: (words: string) => void warned.push(words) }
  return { warned, read: createShopPages({ ...SHOP, pagesDir }, log as never) }
}

async function makeFolder(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aquatint-pages-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

test.each(Object.keys(SHOP_PAGES))(
  '/%s comes with the product: a heading, and every fact filled in',
  async (name) => {
    const { read, warned } = readPages()
    const page = await read(name)
    expect(page?.html).toMatch(/^<h1>[^<]+<\/h1>/)
    expect(page?.html).not.toMatch(/[{}]/)
    expect(page?.description.length).toBeGreaterThan(20)
    expect(warned).toEqual([])
  },
)

test('numbers are those that carts and orders are reckoned with', async () => {
  const { read } = readPages()
  const { html = '' } = (await read('shipping')) ?? {}
  expect(html).toContain('more than $500')
  expect(html).toContain('<strong>Aluminum:</strong> 5 to 7 days')
  expect(html).toContain('<strong>Framed print:</strong> 5 to 8 days')
  expect(html).toContain('<strong>Canada:</strong> 5 to 9 days')
  expect((await read('contact'))?.html).toContain('<a href="mailto:hello@umbra.test">hello@umbra.test</a>')
})

test('an owner’s page is shown in place of ours, and an edit shows at once', async () => {
  const folder = await makeFolder({ 'returns.md': '# Send it back\n\nWithin {{returnDays}} days.' })
  const { read } = readPages(folder)
  expect(await read('returns')).toMatchObject({ title: 'Send it back', description: 'Within 30 days.' })
  await writeFile(join(folder, 'returns.md'), '# Keep it')
  expect(await read('returns')).toMatchObject({ title: 'Keep it' })
})

test('a page that is missing or empty is told once, and ours is shown', async () => {
  const { read, warned } = readPages(await makeFolder({ 'terms.md': ' \n' }))
  for (const name of ['terms', 'about', 'about']) expect((await read(name))?.html).toMatch(/^<h1>/)
  expect(warned).toEqual([
    expect.stringMatching(/terms\.md is empty/),
    expect.stringMatching(/about\.md cannot be read \(ENOENT\)/),
  ])
})

test('a line with an unknown fact is left out and told, and one with an empty fact is left out', async () => {
  const folder = await makeFolder({ 'contact.md': '# Hi\n\nSee {{adress}}.\n\nCall {{phone}}.' })
  const { read, warned } = readPages(folder)
  expect((await read('contact'))?.html).toBe('<h1>Hi</h1>\n<p>Call 1-800-555-0142.</p>')
  expect(warned).toEqual(['contact.md names {{adress}}, which is no fact; its line is left out'])
})

test('raw HTML is shown as text, and the address of a script leads nowhere', () => {
  const { html } = renderPage('# A\n\n<script>x</script>\n\n[b](javascript:alert(1)) <img src=x onerror=y>', {
    facts: new Map(),
    otherwise: 'A',
  })
  expect(html).not.toMatch(/<script|<img|javascript:/)
})

test('a page without a heading has the one that we call it', () => {
  const page = renderPage('Only words.', { facts: new Map(), otherwise: 'Terms of use' })
  expect(page).toMatchObject({ title: 'Terms of use', html: '<h1>Terms of use</h1>\n<p>Only words.</p>' })
})

test('there are no other pages, whatever they are called', async () => {
  const { read } = readPages()
  for (const name of ['', 'faq', '../package', 'constructor', '__proto__'])
    expect(await read(name)).toBeNull()
})
