import { answerRefused, answerWrong, type Route } from '../route.ts'

/**
 * The bank's answer (services/main/payouts/runs/contract.ts).
 * tests/services/main/payouts/recording.test.ts has seen each of these refusals.
 */
export const recordBankAnswer: Route = {
  service: 'main',
  name: 'POST /api/payout-run/bank-file/',
  refusals: [
    answerRefused('they are not staff', 403, 'You do not have permission to perform this action.'),
    answerRefused(
      'something else was sent under the key',
      409,
      'This idempotency key was used for another request.',
      'idempotency_key_reused',
    ),
    answerWrong('it lacks a column', {
      file: ['The file needs the columns token, amount and reference.'],
    }),
    answerWrong('it has no rows', { file: ['The file has no rows.'] }),
  ],
}
