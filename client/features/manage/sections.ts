/** Every other section is below it. */
export const HOME = '/manage'

/** What there is to manage, in the order of the side navigation. */
export const SECTIONS = [
  { to: HOME, label: 'Home' },
  { to: '/manage/messages', label: 'Messages' },
  { to: '/manage/reports', label: 'Reports' },
  { to: '/manage/machines', label: 'Machines' },
] as const
