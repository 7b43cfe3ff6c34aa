import { describe, expect, test } from 'vitest'
import { readRedirect, signInPath } from '#client/actors/sign-in-place.ts'

const SHOP = 'https://shop.example'
const leadTo = (redirect: string) => readRedirect(new URLSearchParams({ redirect }), SHOP)

describe('after signing in', () => {
  test.each(['/cart', '/search?q=sea&offset=20', '/search?q=%22still+life%22#aq-000169'])(
    'the visitor goes on to %s',
    (place) => {
      expect(leadTo(place)).toBe(place)
    },
  )

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'https://evil.example/cart',
    'https://shop.example.evil.example/',
    'https://shop.example@evil.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://shop.example/1234',
    '/\t/evil.example',
    'http://[',
    '',
  ])('%j leads home instead', (place) => {
    expect(leadTo(place)).toBe('/')
  })

  test('a form of the account leads home, as there is nothing left to do in it', () => {
    expect(leadTo('/accounts/logout')).toBe('/')
    expect(leadTo('/accounts/../accounts/login')).toBe('/')
  })

  test('the way to the form and back keeps the place whole', () => {
    const place = { pathname: '/search', search: '?q=a%26b&sort=popular', hash: '#aq-000001' }
    const [, query] = signInPath(place).split('?')
    expect(readRedirect(new URLSearchParams(query), SHOP)).toBe('/search?q=a%26b&sort=popular#aq-000001')
  })
})
