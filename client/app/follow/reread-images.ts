import type { ApolloClient } from '@apollo/client'
import { reread } from '#client/apollo/reread.ts'

/** The console shows records of images: they say what has become of one. */
export const rereadImages = (apollo: ApolloClient, id: string): void => {
  reread(apollo, 'Records', ({ resource }) => resource === 'image')
  reread(apollo, 'RecordDetail', (variables) => variables.resource === 'image' && variables.id === id)
}
