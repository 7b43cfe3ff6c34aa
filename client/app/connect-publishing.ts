import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { createPublishings, type Publishings } from '#client/actors/publishings.ts'
import { PublishedImage_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { createPublishingEffects } from '#client/effects/publishing.ts'
import { publishingMachine } from '#machines/publishing/machine.ts'
import type { RecordIn } from './go-on.ts'
import { createUndoOffers } from './undo-offers.ts'

/** Makes what publishes images: what was taken back can be undone from an alert, and what failed is said in one. */
export const openPublishings = (
  apollo: ApolloClient,
  { alerts, auth }: Pick<Actors, 'alerts' | 'auth'>,
  record: RecordIn,
): Publishings => {
  const publishing = publishingMachine.provide(createPublishingEffects({ apollo }))
  const unpublishing = createUndoOffers(alerts, 'unpublished')
  const publishings = createPublishings({
    logicOf: ({ imageId }) => record(publishing, imageId),
    onChanged(subject, on) {
      if (on) unpublishing.end()
      else
        unpublishing.offer(`${titleOf(apollo, subject.imageId)} unpublished.`, {
          label: 'Undo',
          intent: 'publishing.undo',
          subject,
        })
    },
    onFailure: ({ message }) =>
      alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'danger', text: message }) }),
  })
  alerts.on('alert.acted', ({ alert: { action } }) => {
    if (action && 'intent' in action && action.intent === 'publishing.undo')
      publishings.wish(action.subject, true)
  })
  auth.on('session.cleared', () => publishings.signOut())
  return publishings
}

const titleOf = ({ cache }: ApolloClient, id: string) => {
  const image = cache.readFragment({
    fragment: PublishedImage_ImageFragmentDoc,
    id: cache.identify({ __typename: 'Image', id }),
  })
  return image?.title || 'Untitled'
}
