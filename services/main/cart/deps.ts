import type { Day } from '#services/shared/business-day.ts'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import type { Content } from '../images/content.ts'
import type { Limits } from '../limits.ts'
import type { SalesTax } from '../pricing/sales-tax.ts'
import type { CartCommands } from './commands.ts'
import type { DesignUrl } from './queries.ts'

/** What the routes of carts need, and those of the rooms above them. */
export interface CartDeps {
  database: Database
  clock: Clock
  /** The day of business. */
  today: () => Day
  content: Content
  salesTax: SalesTax
  carts: CartCommands
  designUrl: DesignUrl
  limits: Limits
}
