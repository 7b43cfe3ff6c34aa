import * as say from '../messages.ts'
import { createLateDialog } from './late-dialog.tsx'

/** Few sign out everywhere; the menu and the page of security both ask them first. */
export const SignOutEverywhere = createLateDialog(
  say.signOutEverywhere,
  () => import('#client/features/shell/sign-out-everywhere.tsx'),
  ({ SignOutEverywhere }) => SignOutEverywhere,
)
