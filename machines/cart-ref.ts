/** What machines know of a cart; its lines and sums are in Apollo's cache (design.md section 1). */
export interface CartRef {
  token: string
  projectId: string
  /** The order made of it last; null when there is none. */
  latestOrder: string | null
}
