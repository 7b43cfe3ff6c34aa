import { PROCESSES } from '#client/actors/processes.ts'
import { endWithSession, type SubjectsDeps, sayFailure } from './subjects-of-session.ts'
import { titleOf } from './title-of.ts'
import { createUndoOffers } from './undo-offers.ts'

/** Offers to publish again what was taken back, and says in an alert what failed. */
export const connectPublishings = ({ actors, apollo, processes }: SubjectsDeps): void => {
  const { alerts } = actors
  const unpublishing = createUndoOffers(alerts, 'unpublished')
  const publishings = processes.subjectsOf(PROCESSES.publishing)
  processes.follow(PROCESSES.publishing, (ref) => {
    ref.on('toggle.changed', ({ on }) => {
      const { subject } = ref.getSnapshot().context
      if (on) unpublishing.end()
      else
        unpublishing.offer(`${titleOf(apollo, subject.imageId)} unpublished.`, {
          label: 'Undo',
          intent: 'publishing.undo',
          subject,
        })
    })
    ref.on('toggle.failed', sayFailure(actors))
  })
  endWithSession(actors, publishings)
  alerts.on('alert.acted', ({ alert: { action } }) => {
    if (action && 'intent' in action && action.intent === 'publishing.undo')
      publishings.tell(action.subject, (ref) => ref.send({ type: 'wish.made', on: true }))
  })
}
