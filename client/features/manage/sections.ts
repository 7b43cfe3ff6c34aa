import { RECORD_TYPES } from './resources/types/types.ts'

/** What there is to manage, in the order of the side navigation. */
export const SECTIONS: readonly { to: string; label: string }[] = [
  ...RECORD_TYPES.map(({ resource, label }) => ({ to: `/manage/${resource}`, label })),
  { to: '/manage/messages', label: 'Messages' },
  { to: '/manage/reports', label: 'Reports' },
  { to: '/manage/machines', label: 'Machines' },
]
