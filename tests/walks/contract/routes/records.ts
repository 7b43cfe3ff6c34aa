import { answerRefused, type Route } from '../route.ts'

/**
 * Records that staff edit (services/shared/resources/contract.ts), by the resource of artists.
 * tests/services/content/records/contract.test.ts has seen each of these refusals.
 */

const gone = answerRefused('the record is gone', 404, 'Not found.')
const notStaff = answerRefused(
  'they are not staff',
  403,
  'You do not have permission to perform this action.',
)

export const revertRecord: Route = {
  service: 'content',
  name: 'POST /api/artist/:id/revert/',
  refusals: [gone, notStaff],
}
