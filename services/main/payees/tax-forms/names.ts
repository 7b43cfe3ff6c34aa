import type { Classification, TinType } from './contract.ts'

/** A classification as people read it. */
export const CLASSIFICATION_NAMES: Record<Classification, string> = {
  individual: 'Individual or sole proprietor',
  'c-corporation': 'C corporation',
  's-corporation': 'S corporation',
  partnership: 'Partnership',
  'trust-estate': 'Trust or estate',
  'llc-c': 'Limited liability company, taxed as a C corporation',
  'llc-s': 'Limited liability company, taxed as an S corporation',
  'llc-p': 'Limited liability company, taxed as a partnership',
  other: 'Other',
}

/** A kind of number as people read it. */
export const TIN_NAMES: Record<TinType, string> = { ssn: 'SSN', itin: 'ITIN', ein: 'EIN', foreign: 'Foreign' }
