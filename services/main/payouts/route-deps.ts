import type { Database } from '#services/shared/database/driver.ts'
import type { PayoutDeps } from './deps.ts'

/** What the routes of payouts need. */
export interface PayoutRouteDeps extends PayoutDeps {
  database: Database
  /** Cents above which a second member of staff confirms an adjustment. */
  secondSignature: number
  /** Brings runs on at once. */
  nudge: () => void
}
