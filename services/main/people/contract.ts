/** Who did something, as it is told to whoever reads of it. */
export interface HistoryActorView {
  kind: 'user' | 'staff' | 'guest' | 'system'
  /** Email, told to staff and to oneself; of who reviewed a line, what they called themselves. */
  name: string | null
  is_you: boolean
}
