import { RECORD_TYPES } from './resources/types/types.ts'

export interface Section {
  to: string
  label: string
  /** Leads there after g. */
  letter: string
}

/** Every other section is below it. */
export const HOME = '/manage'

/** What there is to manage, in the order of the side navigation. */
export const SECTIONS: readonly Section[] = [
  { to: HOME, label: 'Home', letter: 'h' },
  ...RECORD_TYPES.map(({ resource, label, letter }) => ({ to: `/manage/${resource}`, label, letter })),
  { to: '/manage/payment-due', label: 'Payments due', letter: 'w' },
  { to: '/manage/artist-payment', label: 'Payouts', letter: 'l' },
  { to: '/manage/payout-run', label: 'Payout runs', letter: 'n' },
  { to: '/manage/art-usage', label: 'Art usage', letter: 'z' },
  { to: '/manage/tax-reporting', label: 'Tax reporting', letter: 'v' },
  { to: '/manage/returns', label: 'Returns', letter: 'e' },
  { to: '/manage/batches', label: 'Batches', letter: 'b' },
  { to: '/manage/activity', label: 'Activity', letter: 'y' },
  { to: '/manage/messages', label: 'Messages', letter: 'm' },
  { to: '/manage/reports', label: 'Reports', letter: 'r' },
  { to: '/manage/machines', label: 'Machines', letter: 's' },
]

/** Where something is begun that no list begins. */
export const BEGINNINGS: readonly Omit<Section, 'letter'>[] = [{ to: '/manage/upload/new', label: 'Upload' }]
