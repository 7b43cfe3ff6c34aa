import { type Running, useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import { createFollowEffects } from '#client/effects/follow/follow.ts'
import { followMachine } from '#machines/follow/machine.ts'
import type { FollowSubject } from '#machines/follow/ports.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/** One for each artist who is being followed or not, and one for the mail. */
export const followProcess = defineProcess(followMachine, createFollowEffects, {
  life: 'subject',
  keyOf: (subject: FollowSubject) => (subject.of === 'mail' ? 'mail' : subject.artistId),
})

/** Whoever is not signed in is led to sign in first, and it is done then. */
const wish = ({ processes, signInFirst }: Running, subject: FollowSubject, on: boolean): void =>
  signInFirst.run(
    () => processes.subjectsOf(followProcess).tell(subject, (ref) => ref.send({ type: 'wish.made', on })),
    'follow',
  )

const useToggled = (subject: FollowSubject, held: boolean) => {
  const running = useRunning()
  const isOn = useSubject(followProcess, subject, selectIsOn(held), held)
  return {
    isOn,
    isPending: useSubject(followProcess, subject, selectIsPending, false),
    toggle: () => wish(running, subject, !isOn),
  }
}

/** Whether the visitor follows an artist; `held` is what the server said last. */
export const useFollow = (artistId: string, held: boolean) => useToggled({ of: 'artist', artistId }, held)

/** Whether mail about new work comes; `held` is what the server said last. */
export const useFollowMail = (held: boolean) => useToggled({ of: 'mail' }, held)
