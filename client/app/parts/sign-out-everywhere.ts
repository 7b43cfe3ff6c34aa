import { createLateDialog } from './late-dialog.tsx'

/** Few sign out everywhere; the menu and the page of security both ask them first. */
export const SignOutEverywhere = createLateDialog(
  'Sign out everywhere?',
  () => import('#client/features/shell/sign-out-everywhere.tsx'),
  ({ SignOutEverywhere }) => SignOutEverywhere,
)
