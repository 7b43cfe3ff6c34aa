import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holdsWebAddress } from '#services/shared/http/web-address.ts'

const REAL = [
  'St. John',
  'St.John',
  'Mr.Smith',
  'Mr. Smith',
  'Mr.Li',
  'Dr.Who',
  'A.B. Co',
  'A.B.Co',
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'Anne-Marie O’Neill',
  'Jr.',
  'Acme Inc.',
  'Acme Co., Ltd.',
  'Acme Co.Ltd',
  'P.O. Box 7',
  'P.O.Box 7',
  'p.o.box 7',
  'Suite 4.2',
  'No.1 Works',
  '1.5 Miles',
  'Ste. 12/14',
  'Attn: Ann / 2nd floor',
  'Lobby v2.0',
  '24 x 16 in.',
  'E.ON SE',
  'Yahoo!',
  '李小龙',
  'Иванов И.И.',
  'and so on...',
  'c/o Ann',
  'Who? Me.',
  'Lobby.Second floor',
  '12:30',
  'co.uk',
  'Renée',
]
const ADDRESSES = [
  'https://evil.test',
  'HTTP://EVIL',
  'ftp://files',
  'www.evil.test',
  'WWW.evil',
  'www2.evil',
  'evil.test/login',
  'evil.com',
  'EVIL.COM',
  'Evil.Com',
  'bit.ly/x1',
  't.co/abc',
  'A.Co/abc',
  'Mr.Li/login',
  'URGENT: verify your account at www.evil.test/login',
  'Ann (evil.com)',
  'Ann,evil.com!',
  'Ann evil.com.',
  'pay@evil.com',
  'evil.com:8080',
  'e\u200bvil.c\u200bom',
  'evil\u3002com',
  'evil．com',
  'evil｡com',
  'ｅｖｉｌ.com',
  'evil.рф',
  'münchen.de',
  'xn--80ak6aa92e.com',
  '192.168.0.1/login',
  'shop.example.co.uk',
  'a.b.c.d.evil.net',
  '//evil.com',
  'evil.com?x=1',
  'sub.domain-with-dash.org',
]

describe('a name', () => {
  test.each(REAL)('may be %s', (name) => expect(holdsWebAddress(name)).toBe(false))

  test.each(ADDRESSES)('may not contain an address such as %s', (name) =>
    expect(holdsWebAddress(name)).toBe(true),
  )

  const word = fc.stringMatching(/^[A-Za-zÀ-ž]{1,12}$/)

  test('may be any words with spaces or punctuation between them', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(' ', '. ', ', ', ' & ', '-', ' / '),
        (words, between) => {
          expect(holdsWebAddress(words.join(between))).toBe(false)
        },
      ),
    )
  })

  test('may not contain a domain anywhere', () => {
    const domain = fc.tuple(
      fc.stringMatching(/^[a-z][a-z0-9]{1,10}$/),
      fc.constantFrom('com', 'net', 'org', 'co.uk'),
    )
    const around = fc.constantFrom('', ' ', ' (', ', ', '“', ' > ', '\u200b')
    fc.assert(
      fc.property(domain, around, around, word, ([name, ending], before, after, other) => {
        expect(holdsWebAddress(`${other} ${before}${name}.${ending}${after} ${other}`)).toBe(true)
      }),
    )
  })

  test('of any characters is checked without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => typeof holdsWebAddress(text) === 'boolean'),
    )
  })
})
