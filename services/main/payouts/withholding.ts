/** The tax form that counts; it is valid to the end of `validUntil`, or does not end. */
export interface TaxStanding {
  type: 'W-9' | 'W-8BEN'
  validUntil: string | null
  /** Hundredths of a percent by treaty; null without one. */
  treatyRate: number | null
  /** The day from which a B notice counts; null for none. */
  bNoticeOn: string | null
}

/** Tax that is kept back. `rate` in hundredths of a percent, of the whole payout. */
export interface Withholding {
  kind: 'none' | 'backup' | 'foreign'
  rate: number
}

const BACKUP_RATE = 2_400
const FOREIGN_RATE = 3_000

export const NOTHING_WITHHELD: Withholding = { kind: 'none', rate: 0 }

/**
 * Says what is withheld on a day: 24% from the day of a B notice, and of an artist abroad 30%, or what a
 * treaty says (money-design.md section 2; information, not tax advice).
 */
export function withholdingOf(form: TaxStanding | null, day: string): Withholding {
  if (form?.type === 'W-8BEN') return { kind: 'foreign', rate: form.treatyRate ?? FOREIGN_RATE }
  if (form?.bNoticeOn && form.bNoticeOn <= day) return { kind: 'backup', rate: BACKUP_RATE }
  return NOTHING_WITHHELD
}
