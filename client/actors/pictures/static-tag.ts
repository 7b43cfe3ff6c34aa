import { useRunning } from '#client/actors/process/context.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'
import { selectIsTagged } from '#machines/static-tag/selectors.ts'

/** Whether an image is on a static list; `held` is what the server said last. */
export const useStaticTag = (subject: TagSubject, held: boolean) => {
  const { processes } = useRunning()
  return {
    isTagged: useSubject(PROCESSES.staticTag, subject, selectIsTagged(held), held),
    isPending: useSubject(PROCESSES.staticTag, subject, (snapshot) => snapshot.hasTag('pending'), false),
    tag: () =>
      processes
        .subjectsOf(PROCESSES.staticTag)
        .tell(subject, (ref) => ref.send({ type: 'tag.wished', tagged: held })),
  }
}
