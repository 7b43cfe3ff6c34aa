import { useRunning } from '#client/actors/context.ts'
import { PICTURES } from '#client/actors/pictures/processes.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/** Whether an image is in a collection; `held` is what the server said last. */
export const useMembership = (subject: MembershipSubject, held: boolean) => {
  const { processes } = useRunning()
  const isIn = useSubject(PICTURES.membership, subject, selectIsOn(held), held)
  return {
    isIn,
    isPending: useSubject(PICTURES.membership, subject, selectIsPending, false),
    toggle: () =>
      processes
        .subjectsOf(PICTURES.membership)
        .tell(subject, (ref) => ref.send({ type: 'wish.made', on: !isIn })),
  }
}
