import type { Manifest } from 'vite'
import { describe, expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import { createHoldBack } from '#host/web/hold-back.ts'
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

const SHELL =
  '<head><script type="module" crossorigin src="/assets/index.js"></script><link rel="stylesheet" crossorigin href="/assets/index.css"></head><div id="root"></div>'

const writers = {
  preload: createPreload(built),
  holdBack: createHoldBack({
    later: '/assets/later.js',
    libraries: ['/assets/react.js'],
    styles: new Map([
      ['/assets/index.css', 'p{}$&'],
      ['/assets/search.css', '.search{}'],
      ['/assets/picture.css', '.picture{}'],
    ]),
  }),
}

describe("a page's HTML", () => {
  test('names the code and the styles of its own page, without what every page loads', () => {
    const template = createPageTemplate(readSettings({}), '<head></head>', writers)
    const html = template.render({ hostname: 'localhost', url: '/search?q=sea' })
    const named = [...html.matchAll(/rel="(\w+)".*? href="([^"]+)"/g)].map(([, ...link]) => link)
    expect(named).toEqual([
      ['modulepreload', '/assets/search.js'],
      ['modulepreload', '/assets/picture.js'],
      ['preload', '/assets/search.css'],
      ['preload', '/assets/picture.css'],
    ])
  })

  test('has all that a drawn page is seen with, and its scripts wait', () => {
    const html = createPageTemplate(readSettings({}), SHELL, writers).render({
      hostname: 'localhost',
      url: '/search',
      drawn: '<p>$& sea</p>',
    })
    expect(html).toContain('<style>p{}$&</style>')
    expect(html).toContain('<style>.search{}</style>')
    expect(html).toContain('<div id="root"><p>$& sea</p></div>')
    expect(html).toContain(
      '<script type="module" src="/assets/later.js" data-parts="/assets/react.js /assets/index.js"></script><link rel="later" href="/assets/index.js">',
    )
    expect(html).toContain('<link rel="later" href="/assets/search.js">')
    expect(html).not.toMatch(/modulepreload|rel="preload"/)
    // A style that stands in the page is not fetched again by the script.
    for (const [link] of html.matchAll(/<link rel="stylesheet"[^>]*>/g)) expect(link).toContain(' disabled')
  })

  test('names the list of the console with a page of it', () => {
    const named = [...createPreload(built)('/manage/reports').matchAll(/href="([^"]+)"/g)]
    expect(named.map(([, link]) => link)).toEqual([
      '/assets/console-pages.js',
      '/assets/features/manage/reports/reports-screen.tsx.js',
    ])
  })

  test('names no code for an address without a page', () => {
    expect(createPreload(built)('/nowhere')).toBe('')
  })

  test('cannot be made from a build that lacks a page', () => {
    expect(() => createPreload({ 'index.html': { file: 'assets/index.js' } })).toThrow(
      'The built storefront has no features/home/route.tsx.',
    )
  })
})
