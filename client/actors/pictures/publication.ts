import { useRaiseAlert } from '#client/actors/alerts.ts'
import { useRunning } from '#client/actors/process/context.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { PublishingSubject } from '#machines/publishing/ports.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'

/** An image in a list or on a page of the console. */
export interface Publication {
  subject: PublishingSubject
  /** What the server said last. */
  published: boolean
  /** Its source decides. */
  isStock: boolean
  /** Why it can be neither published nor unpublished now, whichever would be next; null where it can. */
  refusal: string | null
}

/** Reads whether an image is published, cheap enough for each row of a list. */
export const usePublication = ({ subject, published }: Publication) => ({
  isPublished: useSubject(PROCESSES.publishing, subject, selectIsOn(published), published),
  isPending: useSubject(PROCESSES.publishing, subject, selectIsPending, false),
})

/** Publishes an image or takes it back, or says why that cannot be. */
export const useTogglePublication = () => {
  const publishings = useRunning().processes.subjectsOf(PROCESSES.publishing)
  const raise = useRaiseAlert()
  return ({ subject, published, refusal }: Publication): void => {
    if (refusal !== null) {
      raise({ status: 'info', text: refusal })
      return
    }
    const ref = publishings.find(subject)
    const on = !(ref ? selectIsOn(published)(ref.getSnapshot()) : published)
    publishings.tell(subject, (publishing) => publishing.send({ type: 'wish.made', on }))
  }
}
