import { answerKeyUsed, answerRefused, type Route } from '../route.ts'

/**
 * An artist's own works (services/content/own-art/contract.ts).
 * tests/services/content/own-art/contract.test.ts has seen each of these refusals.
 */
export const withdraw: Route = {
  service: 'content',
  name: 'POST /api/own-art/:id/withdrawal/',
  refusals: [
    answerRefused('it is not theirs', 404, 'Not found.'),
    answerRefused('it is not for sale', 409, 'This work isn’t for sale, so there’s nothing to withdraw.'),
    answerKeyUsed('done'),
  ],
}
