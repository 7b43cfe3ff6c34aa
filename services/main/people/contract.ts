/** Who did something, as its readers see them. */
export interface HistoryActorView {
  kind: 'user' | 'staff' | 'guest' | 'system'
  /** The email, for staff and oneself; for a reviewer, the name that they gave. */
  name: string | null
  is_you: boolean
}
