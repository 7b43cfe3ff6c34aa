import type { SnapshotFrom } from 'xstate'
import type { accessMachine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof accessMachine>

/** The page may show itself. */
export const selectIsOpen = (snapshot: Snapshot): boolean => snapshot.hasTag('open')
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
export const selectIsUnreachable = (snapshot: Snapshot): boolean => snapshot.matches('unreachable')
/** Somebody is signed in, and not who the page is for. */
export const selectNeedsOtherAccount = (snapshot: Snapshot): boolean =>
  snapshot.matches('otherAccountRequired')
/** What stands in place of a page that is not for this visitor (spec.md section 8). */
export const selectRefusal = ({ context }: Snapshot): string =>
  context.needs === 'staff' ? 'This page requires staff login.' : 'This page requires login.'
