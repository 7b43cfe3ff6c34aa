import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SortMenu } from '#client/features/search/sort-menu.tsx'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { START } from '#machines/search/place.ts'
import { wordsOf } from '#tests/support/client/render.tsx'

const ignore = () => {}

// Spec 9.25
test('results are sorted by Newest at first, and can be sorted by Best Match or Most popular', () => {
  const menu = renderToStaticMarkup(<SortMenu sort={START.sort} onSort={ignore} />)
  expect(wordsOf(menu, 'option')).toEqual(['Newest', 'Best Match', 'Most popular'])
  expect([...menu.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual([
    'newest',
    'best_match',
    'popular',
  ])
  expect(/<option[^>]* selected[^>]*>([^<]*)/.exec(menu)?.[1]).toBe('Newest')
})

// Spec 9.17
test('a page of results has 20, 50 or 100', () => {
  const bar = renderToStaticMarkup(
    <PaginationBar total={300} limit={50} offset={0} onPage={ignore} onLimit={ignore} />,
  )
  expect(wordsOf(bar, 'option')).toEqual(['20', '50', '100'])
})
