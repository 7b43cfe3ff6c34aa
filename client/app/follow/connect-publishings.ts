import { PROCESSES } from '#client/actors/processes.ts'
import { offersOf } from './offers.ts'
import { rereadImages } from './reread-images.ts'
import { endWithSession, type SubjectsDeps, sayFailure } from './subjects-of-session.ts'
import { titleOf } from './title-of.ts'

/** Offers to publish again what was taken back, and says in an alert what failed. */
export const connectPublishings = ({ actors, apollo, processes }: SubjectsDeps): void => {
  const unpublishings = offersOf(actors.alerts, 'publishing.undo')
  const publishings = processes.subjectsOf(PROCESSES.publishing)
  processes.follow(PROCESSES.publishing, (ref) => {
    ref.on('toggle.changed', ({ on }) => {
      const { subject } = ref.getSnapshot().context
      rereadImages(apollo, subject.imageId)
      // Offer one at a time, or they would cover the page.
      unpublishings.end()
      if (on) return
      unpublishings.offer({
        status: 'info',
        text: `${titleOf(apollo, subject.imageId)} unpublished.`,
        persistent: true,
        action: { label: 'Undo', subject },
      })
    })
    ref.on('toggle.failed', sayFailure(actors))
  })
  endWithSession(actors, publishings)
  unpublishings.onChosen(({ subject }) =>
    publishings.tell(subject, (ref) => ref.send({ type: 'wish.made', on: true })),
  )
}
