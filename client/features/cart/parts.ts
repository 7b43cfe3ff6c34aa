import type { ComponentType } from 'react'

/** What client/app puts into a project's page. */
export interface ReviewParts {
  /** What the account has put a heart on. */
  Hearted: ComponentType
  /** The link that others look at the project by. */
  ProjectShare: ComponentType<{
    cartToken: string
    isGuest: boolean
    isOrdered: boolean
    isEmpty: boolean
  }>
  LineReviews: ComponentType<{ cartToken: string; itemId: string }>
}
