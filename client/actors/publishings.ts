import { type ActorRefFrom, createActor } from 'xstate'
import type { publishingMachine } from '#machines/publishing/machine.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import type { ToggleFailure } from '#machines/toggle/failure.ts'
import { selectIsPending } from '#machines/toggle/selectors.ts'
import { inspected } from './inspect.ts'

export type PublishingRef = ActorRefFrom<typeof publishingMachine>

interface PublishingsDeps {
  logicOf: (subject: PublishingSubject) => typeof publishingMachine
  onChanged: (subject: PublishingSubject, on: boolean) => void
  onFailure: (failure: ToggleFailure) => void
}

export type Publishings = ReturnType<typeof createPublishings>

/**
 * The images whose publishing is on the screen or still under way: one that comes back meanwhile finds its actor again, so that
 * there is never more than one change of it in flight.
 */
export const createPublishings = ({ logicOf, onChanged, onFailure }: PublishingsDeps) => {
  const running = new Map<string, PublishingRef>()
  const shown = new Set<PublishingRef>()

  const forgetUnneeded = (ref: PublishingRef) => {
    const snapshot = ref.getSnapshot()
    if (!shown.has(ref) && !selectIsPending(snapshot)) running.delete(snapshot.context.subject.imageId)
  }

  const create = (subject: PublishingSubject): PublishingRef => {
    const ref = createActor(logicOf(subject), { ...inspected(), input: subject })
    ref.on('toggle.changed', ({ subject, on }) => onChanged(subject, on))
    ref.on('toggle.failed', ({ failure }) => onFailure(failure))
    ref.subscribe({ next: () => forgetUnneeded(ref), complete: () => forgetUnneeded(ref) })
    return ref
  }

  const of = (subject: PublishingSubject) => running.get(subject.imageId) ?? create(subject)

  const run = (ref: PublishingRef) => {
    running.set(ref.getSnapshot().context.subject.imageId, ref)
    ref.start()
  }

  return {
    /** The actor of an image; it runs once the image is shown, or something is wished. */
    of,

    /** The image comes on the screen. Answers what to call when it leaves; what is under way goes on. */
    show(ref: PublishingRef): () => void {
      shown.add(ref)
      run(ref)
      return () => {
        shown.delete(ref)
        forgetUnneeded(ref)
      }
    },

    /** From outside the image's own panel, such as an Undo. */
    wish(subject: PublishingSubject, on: boolean): void {
      const ref = of(subject)
      run(ref)
      ref.send({ type: 'wish.made', on })
    },

    /** What is on its way was the former session's. */
    signOut(): void {
      for (const ref of running.values()) ref.send({ type: 'signedOut' })
    },
  }
}
