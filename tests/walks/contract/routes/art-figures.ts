import { answerRefused, type Route } from '../route.ts'

/**
 * What became of an artist's works (services/main/art-figures/contract.ts).
 * tests/services/main/earnings/art-figures.test.ts has seen this refusal.
 */
export const countCarts: Route = {
  service: 'main',
  name: 'GET /api/art-figures/:id/carts/',
  refusals: [answerRefused('it is not theirs', 404, 'Not found.')],
}
