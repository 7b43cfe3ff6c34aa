import * as say from './messages.ts'
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
  { to: HOME, label: say.home, letter: 'h' },
  ...RECORD_TYPES.map(({ resource, label, letter }) => ({ to: `/manage/${resource}`, label, letter })),
  { to: '/manage/payment-due', label: say.paymentsDue, letter: 'w' },
  { to: '/manage/artist-payment', label: say.payouts, letter: 'l' },
  { to: '/manage/payout-run', label: say.payoutRuns, letter: 'n' },
  { to: '/manage/art-usage', label: say.artUsage, letter: 'z' },
  { to: '/manage/tax-reporting', label: say.taxReporting, letter: 'v' },
  { to: '/manage/returns', label: say.returns, letter: 'e' },
  { to: '/manage/batches', label: say.batches, letter: 'b' },
  { to: '/manage/activity', label: say.activity, letter: 'y' },
  { to: '/manage/messages', label: say.messages, letter: 'm' },
  { to: '/manage/reports', label: say.reports, letter: 'r' },
  { to: '/manage/machines', label: say.machines, letter: 's' },
]

/** Where something is begun that no list begins. */
export const BEGINNINGS: readonly Omit<Section, 'letter'>[] = [
  { to: '/manage/upload/new', label: say.upload },
]
