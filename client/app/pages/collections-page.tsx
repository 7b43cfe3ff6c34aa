import { createLateDialog } from '#client/app/parts/late-dialog.tsx'
import { CollectionsIndex } from '#client/features/collections/index/collections-index.tsx'
import { loader as loadCollections } from '#client/features/collections/index/loader.ts'
import * as say from '../messages.ts'

export const loader = loadCollections

const NewCollectionDialog = createLateDialog(
  say.newCollection,
  () => import('#client/features/collections/index/new-collection-dialog.tsx'),
  ({ NewCollectionDialog }) => NewCollectionDialog,
)

export const Component = () => <CollectionsIndex NewCollectionDialog={NewCollectionDialog} />
