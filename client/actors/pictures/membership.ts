import { useActors } from '#client/actors/context.ts'
import { useSubject } from '#client/actors/subject-actors.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/** Whether an image is in a collection; `held` is what the server said last. */
export const useMembership = (subject: MembershipSubject, held: boolean) => {
  const { memberships } = useActors()
  const isIn = useSubject(memberships, subject, selectIsOn(held), held)
  return {
    isIn,
    isPending: useSubject(memberships, subject, selectIsPending, false),
    toggle: () => memberships.tell(subject, (ref) => ref.send({ type: 'wish.made', on: !isIn })),
  }
}
