import { QuickViewWithParts, StaffMenu } from '#client/app/parts/picture-parts.tsx'
import { CollectionScreen } from '#client/features/collections/one/collection-screen.tsx'
import { loader as loadCollection } from '#client/features/collections/one/loader.ts'
import { shouldRevalidate as changesPage } from '#client/features/media/should-revalidate.ts'

export const loader = loadCollection
export const shouldRevalidate = changesPage

/** A collection's own page, with what opens from its pictures. */
export const Component = () => <CollectionScreen QuickView={QuickViewWithParts} StaffMenu={StaffMenu} />
