import type { ProjectRef } from '../cart/contract.ts'
import type { PrintView } from '../cart/print.ts'

/**
 * Projects of an account (spec.md sections 3, 6 and 7): all by JWT, 401 without; each is a cart. Writes take
 * an `Idempotency-Key`.
 */

/**
 * GET /api/v2/projects/?page=&page_size=&search=&name=&latest_order= (default 20, most 100) → 200, last
 * changed first. `search` looks in names and numbers, `name` in names alone, both without case and accents.
 * latest_order: true for ordered projects, false for others. GET /api/v2/myprojects/ → the same.
 */
export interface ProjectPage {
  count: number
  next: string | null
  previous: string | null
  results: ProjectSummaryView[]
}

export interface ProjectSummaryView extends ProjectRef {
  /** The cart's token. */
  token: string
  /** Pieces that can be bought. */
  quantity: number
  grand_total: number
  latest_order: string | null
  /** Whether it is the profile's current project. */
  is_current: boolean
  /** ISO 8601 */
  changed_at: string
  /** The pictures of its first lines, at most 4. */
  pictures: LinePictureView[]
}

/** A line of a project or an order, for where there is little room. */
export type LinePictureView = Pick<PrintView, 'name' | 'imgsrc' | 'preview'>

/**
 * POST /api/v2/projects/ → 201 {@link ProjectSummaryView}: an empty project, which becomes the current one.
 */
export interface CreateProjectBody {
  /** 1 to 100 characters. */
  name: string
}

/** PATCH /api/v2/projects/{token}/ → 200 CartView; renames a guest's too, by its token. */
export interface RenameProjectBody {
  /** 1 to 100 characters. */
  name: string
}

/**
 * GET /api/v2/myworkspaces/?search=&page=&page_size= (default 20, most 100) → 200: one for each project that
 * has not been ordered, the current one first.
 */
export interface WorkspacePage {
  count: number
  next: string | null
  previous: string | null
  results: WorkspaceView[]
}

/** A project that one can add to. */
export interface WorkspaceView {
  id: number
  label: string
  project: ProjectRef
  /** The cart's token. */
  token: string
}

/**
 * PATCH /api/v2/profile/ → 200 ProfileView. The project must be one's own and not ordered (400 at
 * `current_project`).
 */
export interface ChangeProfileBody {
  current_project: number
}
