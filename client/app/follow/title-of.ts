import type { ApolloClient } from '@apollo/client'
import {
  ImageTitle_ImageFragmentDoc,
  RecordTitle_ResourceRecordFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import type { Json } from '#client/apollo/json.ts'

/** What an alert calls an image that has been on the screen, in the shop or as a record of the console. */
export const titleOf = ({ cache }: ApolloClient, id: string): string => {
  const image = cache.readFragment({
    fragment: ImageTitle_ImageFragmentDoc,
    id: cache.identify({ __typename: 'Image', id }),
  })
  const record = cache.readFragment({
    fragment: RecordTitle_ResourceRecordFragmentDoc,
    id: cache.identify({ __typename: 'ResourceRecord', key: `image/${id}` }),
  })
  return image?.title || titleIn(record?.values ?? null) || 'Untitled'
}

const titleIn = (values: Json): string => {
  const title = typeof values === 'object' && values !== null && 'title' in values ? values.title : ''
  return typeof title === 'string' ? title : ''
}
