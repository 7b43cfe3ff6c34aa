import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Payee, payability } from '#services/main/payouts/payability.ts'
import { tellReason } from '#services/main/payouts/reason-words.ts'
import { ACTORS, isBlocking, type ReasonKind } from '#services/main/payouts/reasons.ts'
import { createPayee, DAY, RULES, w8, w9 } from './payee.ts'

const on = (payee: Partial<Payee>, day = DAY) => payability(createPayee(payee), day, RULES)
const kindsOn = (payee: Partial<Payee>, day = DAY) => on(payee, day).reasons.map(({ kind }) => kind)

describe('an artist with nothing in the way', () => {
  test('is paid the whole cleared balance', () => {
    expect(on({})).toEqual({
      cleared: 5_000,
      payable: 5_000,
      withheld: 0,
      net: 5_000,
      withholding: { kind: 'none', rate: 0 },
      reasons: [],
      nextDay: DAY,
    })
  })

  test('is told what is still clearing, and is paid the rest', () => {
    const pending = [
      { amount: 700, clearsOn: '2026-12-09' },
      { amount: 300, clearsOn: '2026-12-01' },
      { amount: 50, clearsOn: null },
    ]
    expect(on({ pending })).toMatchObject({
      payable: 5_000,
      reasons: [{ kind: 'clearing', amount: 1_050, until: '2026-12-01' }],
    })
  })
})

test('what clears today is paid once the ledger has cleared it', () => {
  const pending = [{ amount: 700, clearsOn: DAY }]
  expect(on({ pending }).payable).toBe(5_000)
  expect(on({ pending }, '2026-11-21').payable).toBe(5_700)
})

describe('the minimum (failure 21)', () => {
  test.each([
    [1_999, 0, ['below-minimum']],
    [2_000, 2_000, []],
    [2_001, 2_001, []],
    [0, 0, ['below-minimum']],
    [-1, 0, ['negative']],
  ])('%i cents cleared: %i are paid', (cleared, payable, reasons) => {
    expect(on({ cleared }).payable).toBe(payable)
    expect(kindsOn({ cleared })).toEqual(reasons)
  })

  test('of nothing still pays no empty balance', () => {
    expect(payability(createPayee({ cleared: 0 }), DAY, { minimum: 0 }).reasons).toHaveLength(1)
    expect(payability(createPayee({ cleared: 1 }), DAY, { minimum: 0 }).payable).toBe(1)
  })

  test('what is owed back is said as an amount', () => {
    expect(on({ cleared: -2_550 }).reasons).toEqual([{ kind: 'negative', owed: 2_550 }])
  })
})

describe('the tax form (failure 28)', () => {
  test.each([
    ['2026-12-31', 5_000, []],
    ['2027-01-01', 0, ['tax-form-ended']],
  ])('that ends on 31 December, on %s', (day, payable, reasons) => {
    expect(on({ form: w8(0) }, day).payable).toBe(payable)
    expect(kindsOn({ form: w8(0) }, day)).toEqual(reasons)
  })

  test.each([
    ['missing', 'no-tax-form'],
    ['awaited', 'tax-form-awaited'],
  ] as const)('that is %s keeps the money', (state, kind) => {
    expect(on({ form: { state, type: null, validUntil: null, withholdingBp: 0 } })).toMatchObject({
      payable: 0,
      reasons: [{ kind }],
    })
  })

  test.each([
    ['a W-9', w9(0), 'none', 0],
    ['a B notice', w9(2_400), 'backup', 1_200],
    ['a W-8BEN without treaty', w8(3_000), 'foreign', 1_500],
    ['a treaty of 10%', w8(1_000), 'foreign', 500],
    ['a treaty of nothing', w8(0), 'none', 0],
  ] as const)('%s decides what is withheld', (_, form, kind, withheld) => {
    expect(on({ form })).toMatchObject({ withholding: { kind }, withheld, net: 5_000 - withheld })
  })

  test('half a cent of tax goes up', () => {
    expect(on({ form: w8(1_000), cleared: 2_005 }).withheld).toBe(201)
    expect(on({ form: w8(1_000), cleared: 2_004 }).withheld).toBe(200)
  })
})

describe('the identity and the account (failure 39)', () => {
  test.each(['PRE_ACTIVATED', 'LOCKED', 'FROZEN', 'DE_ACTIVATED'] as const)('%s holds', (status) => {
    expect(on({ identity: { status } })).toMatchObject({
      payable: 0,
      reasons: [{ kind: 'identity-held', status }],
    })
  })

  test('an artist who is not active is held, and is told so', () => {
    expect(kindsOn({ isActive: false })).toEqual(['inactive'])
  })

  test.each([
    ['ACTIVATED', []],
    ['VERIFIED', []],
    ['INVALID', ['account-invalid']],
    ['DE_ACTIVATED', ['no-account']],
  ] as const)('an account that is %s', (status, reasons) => {
    expect(kindsOn({ account: { status, usableFrom: '2026-01-01' } })).toEqual(reasons)
  })

  test.each([
    ['2026-11-26', ['account-new'], 0],
    ['2026-11-27', [], 5_000],
  ])('that was new until the 27th, on %s', (day, reasons, payable) => {
    const account = { status: 'ACTIVATED', usableFrom: '2026-11-27' } as const
    expect(kindsOn({ account }, day)).toEqual(reasons)
    expect(on({ account }, day).payable).toBe(payable)
  })

  test('are both needed', () => {
    expect(kindsOn({ identity: null, account: null })).toEqual(['no-identity', 'no-account'])
  })
})

describe('a hold by staff', () => {
  const holds = [{ reason: 'We are checking a claim.', endsOn: '2026-12-01' }]

  test.each([
    ['2026-11-30', 0],
    ['2026-12-01', 5_000],
  ])('until 1 December, on %s', (day, payable) => {
    expect(on({ holds }, day).payable).toBe(payable)
  })

  test('says its reason and its end', () => {
    expect(on({ holds }).reasons).toEqual([
      { kind: 'staff-hold', reason: 'We are checking a claim.', until: '2026-12-01' },
    ])
  })
})

test('every reason is said at once, each with who can act', () => {
  const { reasons, payable, nextDay } = on({
    cleared: 100,
    pending: [{ amount: 40, clearsOn: '2026-12-01' }],
    isActive: false,
    hasAgreement: false,
    identity: { status: 'FROZEN' },
    account: { status: 'INVALID', usableFrom: '2026-12-24' },
    form: { ...w8(3_000, '2025-12-31'), state: 'ended' },
    holds: [
      { reason: 'One', endsOn: '2026-12-01' },
      { reason: 'Two', endsOn: '2026-12-02' },
    ],
    awaitsSignature: true,
  })
  expect(payable).toBe(0)
  expect(nextDay).toBeNull()
  expect(reasons.map(({ kind }) => [kind, ACTORS[kind]])).toEqual([
    ['below-minimum', 'time'],
    ['clearing', 'time'],
    ['inactive', 'staff'],
    ['no-agreement', 'artist'],
    ['identity-held', 'staff'],
    ['account-invalid', 'artist'],
    ['tax-form-ended', 'artist'],
    ['staff-hold', 'staff'],
    ['staff-hold', 'staff'],
    ['second-signature', 'staff'],
  ])
})

describe('the next day', () => {
  test('is the first on which enough has cleared', () => {
    const pending = [
      { amount: 900, clearsOn: '2026-12-09' },
      { amount: 500, clearsOn: '2026-12-01' },
    ]
    expect(on({ cleared: 700, pending }).nextDay).toBe('2026-12-09')
    expect(on({ cleared: 1_500, pending }).nextDay).toBe('2026-12-01')
  })

  test('comes after every hold that passes by itself', () => {
    const holds = [{ reason: 'One', endsOn: '2026-12-05' }]
    const account = { status: 'ACTIVATED', usableFrom: '2026-12-03' } as const
    expect(on({ holds, account }).nextDay).toBe('2026-12-05')
  })

  test('is unknown while somebody must act, and where a form ends before it', () => {
    expect(on({ account: null }).nextDay).toBeNull()
    const holds = [{ reason: 'One', endsOn: '2027-01-02' }]
    expect(on({ holds, form: w8(0) }).nextDay).toBeNull()
  })
})

test('each reason is said in words of its own', () => {
  const told = [
    { kind: 'clearing', amount: 123_456, until: '2026-12-01' },
    { kind: 'clearing', amount: 100, until: null },
    { kind: 'tax-form-ended', endedOn: '2026-12-31' },
    { kind: 'staff-hold', reason: 'We are checking a claim.', until: '2026-12-01' },
  ] as const
  expect(told.map(tellReason)).toEqual([
    '$1,234.56 is clearing; the first of it clears on Dec 1, 2026.',
    '$1.00 clears after delivery.',
    'The tax form was valid until Dec 31, 2026.',
    'On hold until Dec 1, 2026: We are checking a claim.',
  ])
})

const day = fc
  .integer({ min: 0, max: 60 })
  .map((n) => new Date(Date.UTC(2026, 10, 1 + n)).toISOString().slice(0, 10))
const anyPayee: fc.Arbitrary<Payee> = fc.record({
  asOf: fc.constant('2026-11-01'),
  cleared: fc.integer({ min: -5_000, max: 5_000 }),
  pending: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 3_000 }), clearsOn: fc.option(day) })),
  isActive: fc.boolean(),
  hasAgreement: fc.boolean(),
  identity: fc.option(fc.record({ status: fc.constantFrom('ACTIVATED', 'FROZEN', 'LOCKED') })),
  account: fc.option(
    fc.record({ status: fc.constantFrom('ACTIVATED', 'INVALID', 'DE_ACTIVATED'), usableFrom: day }),
  ),
  form: fc.record({
    state: fc.constantFrom('valid', 'missing', 'awaited', 'ended'),
    type: fc.constantFrom('W-9', 'W-8BEN', null),
    validUntil: fc.option(day),
    withholdingBp: fc.integer({ min: 0, max: 3_000 }),
  }),
  holds: fc.array(fc.record({ reason: fc.constant('One'), endsOn: day }), { maxLength: 3 }),
  awaitsSignature: fc.boolean(),
})

test('of anybody on any day: all or nothing, at least the minimum, and never without a reason (I8)', () => {
  fc.assert(
    fc.property(anyPayee, day, (payee, today) => {
      const { payable, net, withheld, reasons, nextDay } = payability(payee, today, RULES)
      const blocking = reasons.filter(isBlocking)
      expect(net + withheld).toBe(payable)
      expect(payable > 0).toBe(blocking.length === 0)
      expect(payable === 0 || payable >= RULES.minimum).toBe(true)
      expect(nextDay === null || nextDay >= today).toBe(true)
      if (nextDay !== null) expect(payability(payee, nextDay, RULES).payable).toBeGreaterThan(0)
      const waiting = new Set<ReasonKind>(blocking.map(({ kind }) => kind))
      const isForTime = [...waiting].every((kind) => ACTORS[kind] === 'time')
      if (nextDay !== null) expect(isForTime || blocking.some(({ kind }) => kind === 'staff-hold')).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
