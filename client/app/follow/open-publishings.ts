import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import type { Publishings } from '#client/actors/pictures/publishings.ts'
import { createPublishingEffects } from '#client/effects/publishing/publishing.ts'
import { publishingMachine } from '#machines/publishing/machine.ts'
import type { RecordIn } from './go-on.ts'
import { offersOf } from './offers.ts'
import { openSubjectActors, sayFailure } from './open-subject-actors.ts'
import { titleOf } from './title-of.ts'

/**
 * Makes what publishes images: what was taken back can be undone from an alert, and what failed is said in
 * one.
 */
export const openPublishings = (
  apollo: ApolloClient,
  actors: Pick<Actors, 'alerts' | 'auth'>,
  record: RecordIn,
): Publishings => {
  const publishing = publishingMachine.provide(createPublishingEffects({ apollo }))
  const unpublishings = offersOf(actors.alerts, 'publishing.undo')
  const publishings: Publishings = openSubjectActors(actors, {
    keyOf: ({ imageId }) => imageId,
    create(subject) {
      const ref = createActor(record(publishing, subject.imageId), { ...inspected(), input: subject })
      ref.on('toggle.changed', ({ on }) => {
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
      return ref
    },
  })
  unpublishings.answer(({ subject }) =>
    publishings.tell(subject, (ref) => ref.send({ type: 'wish.made', on: true })),
  )
  return publishings
}
