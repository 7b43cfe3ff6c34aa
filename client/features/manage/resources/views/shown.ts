import type { ResourceListQuery } from '#client/apollo/generated/graphql.ts'
import { isView, type ListPlace } from '../list/place.ts'
import type { RecordType } from '../types/type.ts'
import { findMissing, knownOf, labelOf } from './missing.ts'
import { contentOf, contentOfView, isPlain, isSameContent, type ListLook, type SavedView } from './view.ts'

interface Listed {
  place: ListPlace
  /** Undefined until they are read. */
  views: readonly SavedView[] | undefined
  /** Null where the server does not say what there is. */
  described: NonNullable<ResourceListQuery['resource']> | null
  type: RecordType
}

/** What a list has to do with its views. */
export interface Shown {
  /** The view that it shows; null for everything. */
  view: SavedView | null
  /** Its address names a view that is nobody's, or somebody else's. */
  isGone: boolean
  /** What its view uses that is no longer there, as it is called. */
  missing: readonly string[]
  /** It does not show what its view keeps. */
  isChanged: boolean
}

/** The view that a list shows: the one that its address names, or else one that shows the same. */
const findView = (place: ListPlace, views: readonly SavedView[], look: ListLook): SavedView | null => {
  if (place.view !== null) return views.find(({ id }) => id === place.view) ?? null
  const content = contentOf(place)
  if (isPlain(content, look)) return null
  return views.find((view) => isSameContent(contentOfView(view), content, look)) ?? null
}

export const describeShown = ({ place, views, described, type }: Listed): Shown => {
  const look = { columns: type.columns, orderings: described?.ordering ?? [] }
  const view = findView(place, views ?? [], look)
  const kept = view && contentOfView(view)
  const missing = kept && described ? findMissing(kept, knownOf(described, type)) : []
  const content = contentOf(place)
  return {
    view,
    isGone: isView(place.view) && views !== undefined && view === null,
    missing: described ? missing.map((name) => labelOf(name, type, described)) : [],
    isChanged: missing.length > 0 || (kept ? !isSameContent(kept, content, look) : !isPlain(content, look)),
  }
}

/** What is chosen of a list leaves it with its view; one that is gone is named no longer. */
export const keepViewIn = (to: ListPlace, { view, isGone }: Shown): ListPlace => ({
  ...to,
  view: view?.id ?? (isGone ? null : to.view),
})
