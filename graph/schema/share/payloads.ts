import type { SharedProjectView, ShareView } from '#services/main/shares/contract.ts'
import type { UserError } from '../../errors.ts'

/** A shared project with the link that it is known by. */
export interface SharedProjectOf extends SharedProjectView {
  shareToken: string
}

export interface ShareAnswer {
  share: ShareView | null
  userErrors: UserError[]
}

/** The project is read after what was said, and only when it is asked for. */
export interface ReviewAnswer {
  project: () => Promise<SharedProjectOf | null> | null
  userErrors: UserError[]
}
