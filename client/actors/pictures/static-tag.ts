import { useActors } from '#client/actors/context.ts'
import { useSubject } from '#client/actors/subject-actors.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'
import { selectIsTagged } from '#machines/static-tag/selectors.ts'

/** Whether an image is on a static list; `held` is what the server said last. */
export const useStaticTag = (subject: TagSubject, held: boolean) => {
  const { staticTags } = useActors()
  return {
    isTagged: useSubject(staticTags, subject, selectIsTagged(held), held),
    isPending: useSubject(staticTags, subject, (snapshot) => snapshot.hasTag('pending'), false),
    tag: () => staticTags.tell(subject, (ref) => ref.send({ type: 'tag.wished', tagged: held })),
  }
}
