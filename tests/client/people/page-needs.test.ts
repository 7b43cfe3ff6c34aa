import { expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'

// Spec 6.16
test('/manage and every page under it are for staff', () => {
  const managed = PAGES.filter(({ path }) => path.startsWith('/manage'))
  expect(managed.map(({ path }) => path)).toContain('/manage')
  expect(managed.filter(({ needs }) => needs !== 'staff')).toEqual([])
})
