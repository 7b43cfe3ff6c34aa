import type { Route } from '../route.ts'

/**
 * One's own account (services/auth/contract.ts). tests/services/auth/contract-account.test.ts has seen each of
 * these refusals.
 */

export const endSession: Route = {
  service: 'auth',
  name: 'DELETE /auth/sessions/:id/',
  refusals: [{ when: 'it has ended, or is nobody’s', status: 404, body: { detail: 'Not found.' } }],
}
