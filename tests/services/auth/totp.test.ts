import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { hashOf, makeRecoveryCodes } from '#services/auth/second-factor/recovery-codes.ts'
import { createSealer } from '#services/auth/second-factor/sealer.ts'
import { makeSecret, stepOf, uriOf } from '#services/auth/second-factor/totp.ts'

const at = (seconds: number) => new Date(seconds * 1_000)

describe('a code of an authenticator app', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is the one of RFC 6238 at %i', (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('is good from one step early to one step late, and no longer', () => {
    const step = Math.floor(1_234_567_890 / 30)
    const seen = [-2, -1, 0, 1, 2].map((late) => stepOf(secret, '005924', at((step + late) * 30 + 15)))
    expect(seen).toEqual([null, step, step, step, null])
  })

  test.each(['', '05924', '0059240', 'abcdef', '00592４', ' 05924'])('is refused as %j', (code) => {
    expect(stepOf(secret, code, at(1_234_567_890))).toBeNull()
  })
})

test('a secret has 160 bits, and its URI names the shop and the account', () => {
  const secret = makeSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeSecret()).not.toBe(secret)
  const uri = new URL(uriOf(secret, { brand: 'Aquatint', email: 'ada@example.test' }))
  expect(decodeURIComponent(`${uri.host}${uri.pathname}`)).toBe('totp/Aquatint:ada@example.test')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'Aquatint',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

describe('a sealed secret', () => {
  const sealer = createSealer('a secret of at least 32 characters')

  test('opens only for its owner, and only under the same JWT_SECRET', () => {
    const sealed = sealer.seal('the secret', 'ada')
    expect(sealed).not.toContain(Buffer.from('the secret').toString('base64url'))
    expect(sealer.open(sealed, 'ada')).toBe('the secret')
    expect(sealer.open(sealed, 'bob')).toBeNull()
    expect(createSealer('another secret of 32 characters').open(sealed, 'ada')).toBeNull()
  })

  test('differs each time, and does not open when it was altered', () => {
    const sealed = sealer.seal('the secret', 'ada')
    expect(sealer.seal('the secret', 'ada')).not.toBe(sealed)
    const bytes = Buffer.from(sealed, 'base64url')
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    expect(sealer.open(bytes.toString('base64url'), 'ada')).toBeNull()
    expect(sealer.open('', 'ada')).toBeNull()
  })
})

test('there are ten different recovery codes, in letters that cannot be confused, valid however they are typed', () => {
  const codes = makeRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
  const [code = ''] = codes
  expect(hashOf(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(hashOf(code))
})
