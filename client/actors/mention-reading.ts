import { useRunning } from '#client/actors/process/context.ts'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useSubject } from '#client/actors/process/use-process.ts'
import { createMentionReadingEffects } from '#client/effects/mention-reading/mention-reading.ts'
import { mentionReadingMachine } from '#machines/mention-reading/machine.ts'
import type { MentionRef } from '#machines/mention-reading/ports.ts'
import { selectIsRead } from '#machines/mention-reading/selectors.ts'

/** What was marked is marked, though staff have left the page. */
export const mentionReadingProcess = defineProcess(mentionReadingMachine, createMentionReadingEffects, {
  life: 'subject',
  keyOf: ({ note }: MentionRef) => note,
})

/** Whether a mention counts as read, and the way to mark it so. */
export const useMentionReading = (mention: MentionRef) => {
  const { tell } = useRunning().processes.subjectsOf(mentionReadingProcess)
  return {
    isRead: useSubject(mentionReadingProcess, mention, selectIsRead, false),
    read: () => tell(mention, (ref) => ref.send({ type: 'reading.wished' })),
  }
}
