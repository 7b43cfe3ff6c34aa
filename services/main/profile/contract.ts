import type { ProjectRef } from '../cart/contract.ts'

/**
 * GET /api/v2/profile/ → 200 {@link ProfileView}, for a JWT, or for a guest session by `Cart-Token: {token}`;
 * neither is 403 `{detail: "Session profile not available."}` (spec.md sections 3, 4 and 8). PATCH:
 * projects/contract.ts.
 */
export interface ProfileView {
  /** Null in a guest session. */
  user_id: string | null
  /**
   * The project that the user chose while it is open, else their most recent one that has not been ordered.
   */
  current_project: ProjectRef | null
  /** The same project, under its label, as the place to add to. Null in a guest session. */
  current_workspace: { id: number; name: string } | null
}
