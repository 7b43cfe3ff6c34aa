import { expect, test } from 'vitest'
import { PAGE_NEEDS, PAGE_PATHS, REDIRECTS } from '#client/app/pages/paths.ts'

// Spec 6.16
test('every page under /manage is for staff, and so is where /manage leads', () => {
  const managed = PAGE_PATHS.filter((path) => path.startsWith('/manage'))
  expect(managed).toContain(REDIRECTS['/manage'])
  expect(managed.filter((path) => PAGE_NEEDS[path] !== 'staff')).toEqual([])
})
