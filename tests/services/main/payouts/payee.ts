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
  taxForm: { type: 'W-9', validUntil: null, treatyRate: null, bNoticeOn: null },
  holds: [],
  awaitsSignature: false,
  ...other,
})

export const w8 = (treatyRate: number | null, validUntil = '2026-12-31') =>
  ({ type: 'W-8BEN', validUntil, treatyRate, bNoticeOn: null }) as const
