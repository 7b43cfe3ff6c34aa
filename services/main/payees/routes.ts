import type { FastifyInstance } from 'fastify'
import { createAccountCommands } from './accounts/commands.ts'
import { addAccountRoutes } from './accounts/routes.ts'
import type { PayeeDeps } from './deps.ts'
import { createIdentityCommands } from './identities/commands.ts'
import { addIdentityRoutes } from './identities/routes.ts'
import { createTaxFormCommands } from './tax-forms/commands.ts'
import { addTaxFormRoutes } from './tax-forms/routes.ts'
import { createWrites } from './writes.ts'

/** Adds the routes of identities, payment accounts and tax forms, for staff alone. */
export function addPayeeRoutes(host: FastifyInstance, deps: PayeeDeps): void {
  const writes = createWrites(deps)
  const identities = createIdentityCommands(deps)
  addIdentityRoutes(host, { deps, writes, identities })
  addAccountRoutes(host, { deps, writes, identities, accounts: createAccountCommands(deps) })
  addTaxFormRoutes(host, { deps, writes, forms: createTaxFormCommands(deps) })
}
