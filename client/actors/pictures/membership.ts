import { useRunning } from '#client/actors/process/context.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/** Whether an image is in a collection; `held` is what the server said last. */
export const useMembership = (subject: MembershipSubject, held: boolean) => {
  const { processes } = useRunning()
  const isIn = useSubject(PROCESSES.membership, subject, selectIsOn(held), held)
  return {
    isIn,
    isPending: useSubject(PROCESSES.membership, subject, selectIsPending, false),
    toggle: () =>
      processes
        .subjectsOf(PROCESSES.membership)
        .tell(subject, (ref) => ref.send({ type: 'wish.made', on: !isIn })),
  }
}
