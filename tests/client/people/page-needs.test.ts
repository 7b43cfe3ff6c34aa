import { expect, test } from 'vitest'
import { PAGES, REDIRECTS } from '#client/app/pages/pages.ts'

// Spec 6.16
test('every page under /manage is for staff, and so is the page that /manage leads to', () => {
  const managed = PAGES.filter(({ path }) => path.startsWith('/manage'))
  expect(managed.map(({ path }) => path)).toContain(REDIRECTS['/manage'])
  expect(managed.filter(({ needs }) => needs !== 'staff')).toEqual([])
})
