import { matchRoutes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'
import { readResource } from '#client/app/pages/resource-param.ts'
import { listPath, recordPath } from '#client/features/manage/resources/record/paths.ts'
import { findPage } from '#host/web/pages.ts'

const accounts = 'artist-identity/usr-1/bank-accounts'
const routes = PAGES.map(({ path }) => ({ path }))

/** What the router opens at an address. */
const opened = (path: string) => {
  const match = matchRoutes(routes, path)?.at(-1)
  const page = PAGES.find((one) => one.path === match?.route.path)
  return match && { page: page?.module, resource: readResource(match.params), id: match.params.id }
}

// Their status transitions, which stand deeper, come with the money of artists.
test.each([
  [listPath(accounts), { page: 'app/pages/records-page.tsx', resource: accounts }],
  [`${listPath(accounts)}/new`, { page: 'app/pages/record-edit-page.tsx', resource: accounts }],
  [recordPath(accounts, 'trm-1'), { page: 'app/pages/record-page.tsx', resource: accounts, id: 'trm-1' }],
  [
    `${recordPath(accounts, 'trm-1')}/edit`,
    { page: 'app/pages/record-edit-page.tsx', resource: accounts, id: 'trm-1' },
  ],
  [
    `${recordPath(accounts, 'trm-1')}/history`,
    { page: 'app/pages/record-history-page.tsx', resource: accounts, id: 'trm-1' },
  ],
])('%s is a page of payment accounts within an identity', (path, page) => {
  expect(opened(path)).toEqual(page)
  expect(findPage(path)).toBeDefined()
})

test.each([
  ['/manage/artist-identity/usr-1', 'record-page'],
  ['/manage/artist-identity/usr-1/edit', 'record-edit-page'],
  ['/manage/artist-identity/usr-1/history', 'record-history-page'],
])('%s is a page of the identity itself', (path, page) => {
  expect(opened(path)).toEqual({
    page: `app/pages/${page}.tsx`,
    resource: 'artist-identity',
    id: 'usr-1',
  })
})

test('a token leads to its own page, whatever is written in it', () => {
  expect(opened(recordPath('artist-identity/a b?/bank-accounts', 'x#1'))).toMatchObject({
    resource: 'artist-identity/a b?/bank-accounts',
    id: 'x#1',
  })
})

test('nothing else stands within another record', () => {
  expect(opened('/manage/image/aq-1/accounts')).toBeUndefined()
  expect(findPage('/manage/image/aq-1/accounts')).toBeUndefined()
})
