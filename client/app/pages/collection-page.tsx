import { useFetchEarly } from '#client/app/parts/use-fetch-early.ts'
import { QuickView, StaffMenu } from '#client/app/parts/wall-parts.tsx'
import { CollectionScreen } from '#client/features/collections/one/collection-screen.tsx'
import { loader as loadCollection } from '#client/features/collections/one/loader.ts'
import { shouldRevalidate as changesPage } from '#client/features/media/should-revalidate.ts'

export const loader = loadCollection
export const shouldRevalidate = changesPage

/** A collection's own page, with what opens from its pictures. */
export const Component = () => {
  useFetchEarly(QuickView.fetchEarly)
  return <CollectionScreen QuickView={QuickView} StaffMenu={StaffMenu} />
}
