import type { ToggleContext } from './toggle.ts'

/** Any toggle, whatever it is of. */
interface Snapshot {
  context: Pick<ToggleContext<unknown>, 'wish'>
  status: string
  hasTag(tag: 'pending'): boolean
}

/** What to show, given what the server said last. */
export const selectIsOn =
  (held: boolean) =>
  ({ context }: Snapshot): boolean =>
    context.wish ?? held
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
/** There is nothing left to toggle. */
export const selectIsGone = (snapshot: Snapshot): boolean => snapshot.status === 'done'
