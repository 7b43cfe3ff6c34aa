import { describe, expect, test } from 'vitest'
import { makeSignInPath, readRedirect } from '#client/actors/people/sign-in-place.ts'

const SHOP = 'https://shop.example'
const leadTo = (redirect: string) => readRedirect(new URLSearchParams({ redirect }), SHOP)

describe('after signing in', () => {
  test.each([
    '/accounts/change-password',
    '/accounts/security',
    '/cart',
    '/search?q=sea&offset=20',
    '/search?q=%22still+life%22#aq-000169',
  ])('the visitor goes on to %s', (place) => {
    expect(leadTo(place)).toBe(place)
  })

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
    '\r\n//evil.example',
    '/accounts/..//evil.example',
    'JaVaScRiPt:alert(1)',
    '\u0000javascript:alert(1)',
    'http://[',
    '',
  ])('the address %j leads home instead', (place) => {
    expect(leadTo(place)).toBe('/')
  })

  test.each([
    '%2F%2Fevil.example',
    '%5C%5Cevil.example',
    '/%2Fevil.example',
    '/%09/evil.example',
    'https:evil.example',
  ])('%s, which looks like an address elsewhere, is a place of this shop', (place) => {
    const { origin } = new URL(leadTo(place), SHOP)
    expect(origin).toBe(SHOP)
  })

  test.each([
    '/accounts',
    '/accounts/logout',
    '/accounts/reset-password',
    '/accounts/../accounts/login',
    '/accounts/reset-password-confirm/MQ/token',
    '/accounts/change-password/../logout',
  ])('%s leads home, as nothing is left to do there', (place) => {
    expect(leadTo(place)).toBe('/')
    const { pathname, search, hash } = new URL(place, SHOP)
    expect(makeSignInPath({ pathname, search, hash })).toBe('/accounts/login')
  })

  test.each(['login', 'register'])('signing in from the %s form leads where that form leads', (form) => {
    const place = { pathname: `/accounts/${form}`, search: '?redirect=%2Fcart', hash: '' }
    expect(makeSignInPath(place)).toBe('/accounts/login?redirect=%2Fcart')
  })

  test('signing in keeps the whole address of the page that it began on', () => {
    const place = { pathname: '/search', search: '?q=a%26b&sort=popular', hash: '#aq-000001' }
    const [, query] = makeSignInPath(place).split('?')
    expect(readRedirect(new URLSearchParams(query), SHOP)).toBe('/search?q=a%26b&sort=popular#aq-000001')
  })
})
