import type { ViewParts } from '#client/features/media/views/viewed-picture.tsx'
import { createLatePart } from './late.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

/** A picture is seen without them: their room stays empty. */
const Nothing = () => null

/** What shows a picture as a thing comes after the picture itself. */
export const VIEW_PARTS: ViewParts = {
  ShownView: createLatePart(
    () => import('#client/features/product/shown-view.tsx'),
    ({ ShownView }) => ShownView,
    NotLoadedPart,
    Nothing,
  ),
  ViewStrip: createLatePart(
    () => import('#client/features/product/view-strip.tsx'),
    ({ ViewStrip }) => ViewStrip,
    Nothing,
    Nothing,
  ),
}
