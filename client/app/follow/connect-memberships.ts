import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import { PROCESSES } from '#client/actors/processes.ts'
import { CollectionName_CollectionFragmentDoc } from '#client/apollo/generated/graphql.ts'
import * as say from './messages.ts'
import { endWithSession, type SubjectsDeps, sayFailure } from './subjects-of-session.ts'
import { titleOf } from './title-of.ts'

/**
 * Says that an image was put into a collection or taken out of one, with the way to the collection (spec.md
 * section 2).
 */
export const connectMemberships = ({ actors, apollo, processes }: SubjectsDeps): void => {
  processes.follow(PROCESSES.membership, (ref) => {
    ref.on('toggle.changed', ({ on }) => {
      const { imageId, collectionId } = ref.getSnapshot().context.subject
      const [title, name] = [titleOf(apollo, imageId), nameOf(apollo, collectionId)]
      const text = on ? `${title} added to ${name}.` : `${title} taken out of ${name}.`
      const href = `/collections/${collectionId}/`
      const action = { kind: 'link', label: say.viewCollection, href } as const
      actors.alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text, action }) })
    })
    ref.on('toggle.failed', sayFailure(actors))
  })
  endWithSession(actors, processes.subjectsOf(PROCESSES.membership))
}

const nameOf = ({ cache }: ApolloClient, id: string): string => {
  const collection = cache.readFragment({
    fragment: CollectionName_CollectionFragmentDoc,
    id: cache.identify({ __typename: 'Collection', id }),
  })
  return collection?.name ?? 'the collection'
}
