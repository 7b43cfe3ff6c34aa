import { isView, type ListPlace, readPlace, saysContent } from '../list/place.ts'
import { type Known, leaveOutMissing } from './missing.ts'
import { contentOfView, type SavedView } from './view.ts'

/** Whether only a view says what the list of an address shows: the one that it names, or the default. */
export const needsView = (address: URLSearchParams): boolean =>
  !saysContent(address) && (isView(address.get('view')) || address.size === 0)

/**
 * Answers where such an address leads; null where it stays as it is. Without `known`, as the server does not
 * say what there is, the view opens as it was kept.
 */
export const findOpening = (
  address: URLSearchParams,
  views: readonly SavedView[],
  known: Known | null,
): ListPlace | null => {
  if (!needsView(address)) return null
  const place = readPlace(address)
  const view = views.find(({ id, isDefault }) => (place.view === null ? isDefault : id === place.view))
  if (!view) return null
  const content = contentOfView(view)
  return { ...place, view: view.id, ...(known ? leaveOutMissing(content, known) : content) }
}
