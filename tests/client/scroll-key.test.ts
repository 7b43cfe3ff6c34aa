import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrollKeyOf } from '#client/app/start/scroll-key.ts'

const at = (address: string, state: unknown = null) => {
  const { pathname, search } = new URL(address, 'http://shop')
  return scrollKeyOf({ pathname, search, hash: '', key: 'default', state })
}

test('a scroll position is kept by page, and for a quick view by the page that it was opened on', () => {
  const pages = ['/', '/search?q=dunes', '/search?q=sea', '/orders/7?cart=one', '/orders/7?cart=two']
  expect(new Set(pages.map((page) => at(page))).size).toBe(pages.length)
  expect(at('/search', { openedFrom: 'a1' })).not.toBe(at('/search'))
})

test("nothing of a page's address is in what is kept", () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9_-]{8,64}$/)
  fc.assert(
    fc.property(secret, (token) => {
      for (const address of [
        `/accounts/reset-password-confirm/MQ/${token}`,
        `/shared/${token}`,
        `/orders/7?cart=${token}`,
      ])
        expect(at(address)).toMatch(/^[0-9a-z]{1,7} default$/)
    }),
  )
})
