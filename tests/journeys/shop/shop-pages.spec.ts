import { shoot } from '../shoot.ts'
import { expect, expectAccessible, test } from '../visitor.ts'

const PAGES = [
  ['Shipping', '/shipping', 'Shipping'],
  ['Returns', '/returns', 'Returns'],
  ['Contact', '/contact', 'Contact'],
  ['About us', '/about', 'About us'],
  ['Terms', '/terms', 'Terms of use'],
  ['Privacy', '/privacy', 'Privacy'],
] as const

// Issue 17, line 2
test('The footer leads to each page of the shop, whole, named and accessible', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/accounts/login')
  for (const [link, path, title] of PAGES) {
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Aquatint`)
    await expect(page.getByRole('main')).not.toContainText(/[{}]/)
    await expectAccessible(page)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
    await shoot(page, `page${path.replace('/', '-')}`)
  }
})

test('Each page is told to search engines by title, description and address, and others are not there', async ({
  page,
}) => {
  const sitemap = await (await page.request.get('/sitemap/pages.xml')).text()
  for (const [, path, title] of PAGES) {
    const answer = await page.request.get(path)
    const html = await answer.text()
    expect(answer.status()).toBe(200)
    expect(html).toContain(`<title>${title} · Aquatint</title>`)
    expect(html).toContain(`<meta property="og:title" content="${title}">`)
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/)
    expect(sitemap).toContain(`${path}</loc>`)
  }
  expect((await page.request.get('/imprint')).status()).toBe(404)
})
