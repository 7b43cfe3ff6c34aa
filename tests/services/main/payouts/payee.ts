import type { Payee } from '#services/main/payouts/payability.ts'

export const DAY = '2026-11-20'
export const RULES = { minimum: 2_000 }

/** An artist with $50 who is paid today; `other` changes it. */
export const createPayee = (other: Partial<Payee> = {}): Payee => ({
  asOf: DAY,
  cleared: 5_000,
  pending: [],
  isActive: true,
  hasAgreement: true,
  identity: { status: 'ACTIVATED' },
  account: { status: 'ACTIVATED', usableFrom: '2026-01-01' },
  form: w9(0),
  holds: [],
  awaitsSignature: false,
  ...other,
})

export const w9 = (withholdingBp: number) =>
  ({ state: 'valid', type: 'W-9', validUntil: null, withholdingBp }) as const

export const w8 = (withholdingBp: number, validUntil = '2026-12-31') =>
  ({ state: 'valid', type: 'W-8BEN', validUntil, withholdingBp }) as const
