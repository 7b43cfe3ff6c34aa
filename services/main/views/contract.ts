/**
 * Saved views: what staff keep of a list of records (issue 13), by person and resource, or shared with all
 * staff. Main does not know what fields a resource has: a view may name one that is gone. All routes are for
 * staff; somebody else's own view is 404. Writes take an Idempotency-Key.
 *
 * - GET /api/v2/views/?resource= → 200 {@link SavedViewList}; 400 by parameter.
 * - POST /api/v2/views/ {@link SavedViewBody} → 201 {@link KeptView}; 400 by field.
 * - PUT /api/v2/views/{id}/ {@link SavedViewChange} → 200 {@link KeptView}; one's own, or a shared one. 400
 *   by field, 403 where somebody else than its owner stops sharing it, 404, 409 `version_conflict` for an
 *   older version, unless only the caller's own default changes.
 * - DELETE /api/v2/views/{id}/ → 204; one's own, or a shared one. 404.
 */

export const LONGEST_NAME = 60
export const MOST_FILTERS = 20
export const MOST_COLUMNS = 40
/** Of one person and resource, and so many of a resource are shared. */
export const MOST_VIEWS = 200

/** What a view keeps of a list. */
export interface ViewContent {
  /** Up to 200 characters, as the list's own field takes. */
  search: string
  /** A field's name, with `-` before it downwards; null as the list has it. */
  ordering: string | null
  /** Values by the filters' names. */
  filters: Readonly<Record<string, string>>
  /** Fields to show; null as the list has them. */
  columns: readonly string[] | null
}

export interface KeptView extends ViewContent {
  id: number
  resource: string
  name: string
  is_shared: boolean
  /** Of the caller: their lists of the resource open with it. */
  is_default: boolean
  /** The email of whoever made it. */
  owner: string
  is_own: boolean
  /** The number of changes, from 1. */
  version: number
}

/** One's own and those that others share, by name. */
export interface SavedViewList {
  count: number
  results: KeptView[]
}

/** What is left out is as a new list has it. */
export interface SavedViewBody extends Partial<ViewContent> {
  resource: string
  /** Trimmed, 1 to 60 characters; unique among its owner's of the resource, whatever the case. */
  name: string
  is_shared?: boolean
  is_default?: boolean
}

/** Fields that are left out stay. */
export interface SavedViewChange extends Partial<ViewContent> {
  /** That the change was made on. */
  version: number
  name?: string
  is_shared?: boolean
  is_default?: boolean
}
