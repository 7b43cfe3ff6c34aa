import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import type { StaticTags } from '#client/actors/pictures/static-tags.ts'
import { createStaticTagEffects } from '#client/effects/static-tag/static-tag.ts'
import { staticTagMachine } from '#machines/static-tag/machine.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'
import type { RecordIn } from './go-on.ts'
import { openSubjectActors, sayFailure } from './open-subject-actors.ts'
import { titleOf } from './title-of.ts'

const keyOf = ({ imageId, collection }: TagSubject) => `${collection} ${imageId}`

/**
 * Makes what puts images on static lists: that it did, that they were there already, and what failed is said
 * in alerts.
 */
export const openStaticTags = (
  apollo: ApolloClient,
  actors: Pick<Actors, 'alerts' | 'auth'>,
  record: RecordIn,
): StaticTags => {
  const staticTag = staticTagMachine.provide(createStaticTagEffects({ apollo }))
  const say = (status: 'info' | 'success', text: string) =>
    actors.alerts.send({ type: 'alert.raised', alert: toAlert({ status, text }) })
  return openSubjectActors(actors, {
    keyOf,
    create(subject) {
      const { imageId, collection } = subject
      const ref = createActor(record(staticTag, keyOf(subject)), { ...inspected(), input: subject })
      ref.on('tag.added', () =>
        say('success', `${titleOf(apollo, imageId)} added to the ${collection} static list.`),
      )
      ref.on('tag.standing', () =>
        say('info', `${titleOf(apollo, imageId)} is already on the ${collection} static list.`),
      )
      ref.on('tag.failed', sayFailure(actors))
      return ref
    },
  })
}
