import { useRunning } from '#client/actors/context.ts'
import { PICTURES } from '#client/actors/pictures/processes.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'
import { selectIsTagged } from '#machines/static-tag/selectors.ts'

/** Whether an image is on a static list; `held` is what the server said last. */
export const useStaticTag = (subject: TagSubject, held: boolean) => {
  const { processes } = useRunning()
  return {
    isTagged: useSubject(PICTURES.staticTag, subject, selectIsTagged(held), held),
    isPending: useSubject(PICTURES.staticTag, subject, (snapshot) => snapshot.hasTag('pending'), false),
    tag: () =>
      processes
        .subjectsOf(PICTURES.staticTag)
        .tell(subject, (ref) => ref.send({ type: 'tag.wished', tagged: held })),
  }
}
