import type { Manifest } from 'vite'
import { describe, expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import { createPageTemplate } from '#host/web/page.ts'
import { createPreload, SECTION_PAGES } from '#host/web/preload.ts'
import { readSettings } from '#services/shared/settings.ts'

const pages = Object.fromEntries(PAGES.map(({ module }) => [module, { file: `assets/${module}.js` }]))

const built: Manifest = {
  ...pages,
  [SECTION_PAGES.account]: { file: 'assets/account-pages.js' },
  [SECTION_PAGES.artist]: { file: 'assets/artist-pages.js' },
  [SECTION_PAGES.console]: { file: 'assets/console-pages.js' },
  'index.html': { file: 'assets/index.js', imports: ['_react.js'], css: ['assets/index.css'] },
  '_react.js': { file: 'assets/react.js' },
  '_picture.js': { file: 'assets/picture.js', imports: ['index.html'], css: ['assets/picture.css'] },
  'app/pages/search-page.tsx': {
    file: 'assets/search.js',
    imports: ['_react.js', '_picture.js'],
    css: ['assets/search.css'],
  },
}

describe("a page's HTML", () => {
  test('names the code and the styles of its own page, without what every page loads', () => {
    const template = createPageTemplate(readSettings({}), '<head></head>', createPreload(built))
    const html = template.render({ hostname: 'localhost', url: '/search?q=sea' })
    const named = [...html.matchAll(/rel="(\w+)".*? href="([^"]+)"/g)].map(([, ...link]) => link)
    expect(named).toEqual([
      ['modulepreload', '/assets/search.js'],
      ['modulepreload', '/assets/picture.js'],
      ['preload', '/assets/search.css'],
      ['preload', '/assets/picture.css'],
    ])
  })

  test('has the styles of a page that is drawn before it is shown', () => {
    const template = createPageTemplate(
      readSettings({}),
      '<head></head><div id="root"></div>',
      createPreload(built),
    )
    const html = template.render({ hostname: 'localhost', url: '/search', drawn: '<p>$& sea</p>' })
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/search.css">')
    expect(html).toContain('<div id="root"><p>$& sea</p></div>')
  })

  test('names the list of the console with a page of it', () => {
    const named = [...createPreload(built)('/manage/reports', false).matchAll(/href="([^"]+)"/g)]
    expect(named.map(([, link]) => link)).toEqual([
      '/assets/console-pages.js',
      '/assets/features/manage/reports/reports-screen.tsx.js',
    ])
  })

  test('names no code for an address without a page', () => {
    expect(createPreload(built)('/nowhere', false)).toBe('')
  })

  test('cannot be made from a build that lacks a page', () => {
    expect(() => createPreload({ 'index.html': { file: 'assets/index.js' } })).toThrow(
      'The built storefront has no features/home/route.tsx.',
    )
  })
})
