import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import { wayOut } from '#client/features/artist/earnings/words.ts'
import { ACTORS, REASON_KINDS } from '#services/main/payouts/reasons.ts'

/** It passes as more is earned: nobody can do anything, and the sums above say the rest. */
const WITHOUT = ['below-minimum']

// Issue 16, line 23
test.each(REASON_KINDS)('the reason %s leads an artist on, to a page that there is', (kind) => {
  const way = wayOut(kind)
  if (WITHOUT.includes(kind)) return expect([way, ACTORS[kind]]).toEqual([undefined, 'time'])
  const [to = '', label = ''] = way ?? []
  expect(label).not.toBe('')
  const { pathname } = new URL(to, 'http://shop.test')
  expect(PAGES.filter(({ path }) => matchPath(path, pathname))).not.toEqual([])
})
