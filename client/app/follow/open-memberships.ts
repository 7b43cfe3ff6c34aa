import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import { toAlert } from '#client/actors/alerts.ts'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import type { Memberships } from '#client/actors/pictures/memberships.ts'
import { CollectionName_CollectionFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { createMembershipEffects } from '#client/effects/collection-membership/collection-membership.ts'
import { collectionMembershipMachine } from '#machines/collection-membership/machine.ts'
import type { MembershipSubject } from '#machines/collection-membership/ports.ts'
import type { RecordIn } from './go-on.ts'
import { openSubjectActors, sayFailure } from './open-subject-actors.ts'
import { titleOf } from './title-of.ts'

const keyOf = ({ imageId, collectionId }: MembershipSubject) => `${collectionId} ${imageId}`

/**
 * Makes what puts images into collections and takes them out: either is said, with the way to the collection
 * (spec.md section 2).
 */
export const openMemberships = (
  apollo: ApolloClient,
  actors: Pick<Actors, 'alerts' | 'auth'>,
  record: RecordIn,
): Memberships => {
  const membership = collectionMembershipMachine.provide(createMembershipEffects({ apollo }))
  return openSubjectActors(actors, {
    keyOf,
    create(subject) {
      const { imageId, collectionId } = subject
      const ref = createActor(record(membership, keyOf(subject)), { ...inspected(), input: subject })
      ref.on('toggle.changed', ({ on }) => {
        const [title, name] = [titleOf(apollo, imageId), nameOf(apollo, collectionId)]
        const text = on ? `${title} added to ${name}.` : `${title} taken out of ${name}.`
        const href = `/collections/${collectionId}/`
        const action = { kind: 'link', label: 'View collection', href } as const
        actors.alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text, action }) })
      })
      ref.on('toggle.failed', sayFailure(actors))
      return ref
    },
  })
}

const nameOf = ({ cache }: ApolloClient, id: string): string => {
  const collection = cache.readFragment({
    fragment: CollectionName_CollectionFragmentDoc,
    id: cache.identify({ __typename: 'Collection', id }),
  })
  return collection?.name ?? 'the collection'
}
