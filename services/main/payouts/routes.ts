import type { FastifyInstance } from 'fastify'
import { addAdjustmentRoutes } from './adjustments/routes.ts'
import { addDueRoutes } from './due/routes.ts'
import { addHoldRoutes } from './holds/routes.ts'
import { addPayoutRoutes } from './payout/routes.ts'
import { addRunFileRoutes } from './runs/file-routes.ts'
import { addRunRoutes, type RunRouteDeps } from './runs/routes.ts'
import { addTaxFileRoutes } from './tax/file-routes.ts'
import { addTaxRoutes } from './tax/routes.ts'
import { addTaxStatementRoutes } from './tax/statement-routes.ts'
import { addUsageOfArtRoutes } from './usage/routes.ts'

/**
 * Adds the routes of payouts, runs, what is due, adjustments, holds, usage and taxes. `known` says who
 * asks; files are read from `anyone`, by links that staff were given.
 */
export function addPayoutsRoutes(known: FastifyInstance, anyone: FastifyInstance, deps: RunRouteDeps): void {
  addPayoutRoutes(known, deps)
  addRunRoutes(known, deps)
  addRunFileRoutes(known, anyone, deps)
  addDueRoutes(known, anyone, deps)
  addAdjustmentRoutes(known, deps)
  addHoldRoutes(known, deps)
  addUsageOfArtRoutes(known, deps)
  addTaxRoutes(known, deps)
  addTaxFileRoutes(known, anyone, deps)
  addTaxStatementRoutes(known, anyone, deps)
}
