import { createLatePart } from '#client/app/parts/late.tsx'
import { NotLoadedPart } from '#client/app/parts/not-loaded.tsx'
import { SignOutEverywhere } from '#client/app/parts/sign-out-everywhere.ts'
import { SecurityScreen } from '#client/features/security/security-screen.tsx'

const Enrolling = createLatePart(
  () => import('#client/features/security/two-step/enrolling.tsx'),
  ({ Enrolling }) => Enrolling,
  NotLoadedPart,
)

const RecoveryCodes = createLatePart(
  () => import('#client/features/security/two-step/recovery-codes.tsx'),
  ({ RecoveryCodes }) => RecoveryCodes,
  NotLoadedPart,
)

const Renewing = createLatePart(
  () => import('#client/features/security/two-step/renewing.tsx'),
  ({ Renewing }) => Renewing,
  NotLoadedPart,
)

const Removing = createLatePart(
  () => import('#client/features/security/two-step/removing.tsx'),
  ({ Removing }) => Removing,
  NotLoadedPart,
)

/** The account's security, with what opens in it later. */
export const Component = () => (
  <SecurityScreen {...{ SignOutEverywhere, Enrolling, RecoveryCodes, Renewing, Removing }} />
)
