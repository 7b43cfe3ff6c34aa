import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import type { Publishings } from '#client/actors/pictures/publishings.ts'
import { createPublishingEffects } from '#client/effects/publishing/publishing.ts'
import { publishingMachine } from '#machines/publishing/machine.ts'
import type { RecordIn } from './go-on.ts'
import { openSubjectActors, sayFailure } from './open-subject-actors.ts'
import { titleOf } from './title-of.ts'
import { createUndoOffers } from './undo-offers.ts'

/**
 * Makes what publishes images: what was taken back can be undone from an alert, and what failed is said in
 * one.
 */
export const openPublishings = (
  apollo: ApolloClient,
  actors: Pick<Actors, 'alerts' | 'auth'>,
  record: RecordIn,
): Publishings => {
  const { alerts } = actors
  const publishing = publishingMachine.provide(createPublishingEffects({ apollo }))
  const unpublishing = createUndoOffers(alerts, 'unpublished')
  const publishings: Publishings = openSubjectActors(actors, {
    keyOf: ({ imageId }) => imageId,
    create(subject) {
      const ref = createActor(record(publishing, subject.imageId), { ...inspected(), input: subject })
      ref.on('toggle.changed', ({ on }) => {
        if (on) unpublishing.end()
        else
          unpublishing.offer(`${titleOf(apollo, subject.imageId)} unpublished.`, {
            label: 'Undo',
            intent: 'publishing.undo',
            subject,
          })
      })
      ref.on('toggle.failed', sayFailure(actors))
      return ref
    },
  })
  alerts.on('alert.acted', ({ alert: { action } }) => {
    if (action && 'intent' in action && action.intent === 'publishing.undo')
      publishings.tell(action.subject, (ref) => ref.send({ type: 'wish.made', on: true }))
  })
  return publishings
}
