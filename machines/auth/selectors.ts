import type { SnapshotFrom } from 'xstate'
import type { FieldErrors } from '#machines/refusal.ts'
import type { ArtistRef, Profile, User } from '#machines/session.ts'
import type { AuthFailure } from './failure.ts'
import type { authMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof authMachine>

/** The user who is here, or was here last while the server is still being asked. */
export const selectUser = (snapshot: Snapshot): User | null => snapshot.context.user
export const selectProfile = (snapshot: Snapshot): Profile | null => snapshot.context.profile
/** A journal of before there were artists tells of none. */
export const selectArtist = ({ context }: Snapshot): ArtistRef | null => context.artist ?? null
export const selectFailure = (snapshot: Snapshot): AuthFailure | null => snapshot.context.failure
export const selectIsSignedIn = (snapshot: Snapshot): boolean => snapshot.matches('signedIn')
export const selectIsGuest = (snapshot: Snapshot): boolean => snapshot.matches('guest')
export const selectIsStaff = (snapshot: Snapshot): boolean =>
  snapshot.matches('signedIn') && snapshot.context.user?.isStaff === true
/** Staff whose rights wait until they set up a second factor. A journal of before tells of none. */
export const selectLacksSecondFactor = ({ context: { user } }: Snapshot): boolean =>
  user?.secondFactorMissing === true
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsSigningIn = (snapshot: Snapshot): boolean => snapshot.matches('signingIn')
/** The password was right, and a code is asked for. */
export const selectIsChallenged = (snapshot: Snapshot): boolean => snapshot.matches('challenged')
export const selectIsCheckingCode = (snapshot: Snapshot): boolean =>
  snapshot.matches({ challenged: 'checking' })
export const selectIsSigningOut = (snapshot: Snapshot): boolean => snapshot.matches('signingOut')
/**
 * A sign-in is taken now; while it is not known who is here, or they are being signed out, it would be lost.
 */
export const selectMaySignIn = (snapshot: Snapshot): boolean =>
  snapshot.matches('anonymous') || snapshot.matches('guest')
/** Guards of routes wait for this before they decide. */
export const selectIsKnown = (snapshot: Snapshot): boolean =>
  !snapshot.matches('restoring') && !snapshot.matches('unreachable')
export const selectIsUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable')
/** Field errors of the sign-in form and of the code's; none when the failure is not about a field. */
export const selectFieldErrors = ({ context: { failure } }: Snapshot): FieldErrors =>
  failure?.kind === 'wrongCredentials' || failure?.kind === 'wrongCode' ? failure.fields : {}
