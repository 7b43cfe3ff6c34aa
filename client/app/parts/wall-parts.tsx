import { AnchoredPanel } from '#client/ui/anchored-panel.tsx'
import * as say from '../messages.ts'
import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

/** The staff menu loads when it is first opened. */
export const StaffMenu = createLatePart(
  () => import('./staff-menu-with-collections.tsx'),
  ({ StaffMenuWithCollections }) => StaffMenuWithCollections,
  ({ anchor, onClose, ...notLoaded }) => (
    <AnchoredPanel anchor={anchor} label={say.managePicture} onClose={onClose}>
      <NotLoadedPart {...notLoaded} />
    </AnchoredPanel>
  ),
)

/** What opens beneath a picture's row; it comes once somebody points or types (use-fetch-early.ts). */
export const QuickView = createLatePart(
  () => import('./quick-view-with-parts.tsx'),
  ({ QuickViewWithParts }) => QuickViewWithParts,
  NotLoadedPart,
)

// What the server draws is drawn once.
if (import.meta.env.SSR) QuickView.fetchEarly()
