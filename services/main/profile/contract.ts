/**
 * GET /api/v2/profile/ → 200 {@link ProfileView}, for a JWT, or for a guest session by `Cart-Token: {token}`;
 * neither is 403 `{detail: "Session profile not available."}` (spec.md sections 3, 4 and 8).
 */
export interface ProfileView {
  /** Null in a guest session. */
  user_id: string | null
  current_project: { id: number; name: string } | null
  current_workspace: { id: number; name: string } | null
}
