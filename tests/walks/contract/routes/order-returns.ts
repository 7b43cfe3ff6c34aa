import { answerRefused, answerWrong, type Route, tooMany } from '../route.ts'

/**
 * Returns of orders (services/main/orders/returns/contract.ts).
 * tests/services/main/orders/returns/contract-returns.test.ts has seen each.
 */

const noOrder = answerRefused('there is no such order, or it is somebody else’s', 404, 'Not found.')

export const readOrder: Route = { service: 'main', name: 'GET /api/v2/orders/:orderId/', refusals: [noOrder] }

export const readReturns: Route = {
  service: 'main',
  name: 'GET /api/v2/orders/:orderId/returns/',
  refusals: [noOrder],
}

export const requestReturn: Route = {
  service: 'main',
  name: 'POST /api/v2/orders/:orderId/returns/',
  refusals: [
    noOrder,
    answerRefused(
      'nothing of it can be returned',
      409,
      'Nothing in this order can be returned right now.',
      'not_returnable',
    ),
    answerWrong('it is more than is left', { lines: ['That is more than can be returned.'] }),
    answerWrong('a picture is gone', {
      pictures: ['A picture is no longer here. Remove it and add it again.'],
    }),
    answerWrong('another reason is not told', { text: ['Tell us why.'] }),
    tooMany,
  ],
}

export const sendReturnPicture: Route = {
  service: 'main',
  name: 'POST /api/v2/orders/:orderId/return-pictures/',
  refusals: [noOrder, answerWrong('it is no picture', { picture: ['Send a JPEG, PNG, or WebP.'] }), tooMany],
}

export const changeReturn: Route = {
  service: 'main',
  name: 'POST /api/v2/orders/:orderId/returns/:returnId/transitions/',
  refusals: [
    answerRefused('there is no such return, or the order is somebody else’s', 404, 'Not found.'),
    answerRefused('another role may', 403, 'You do not have permission to perform this action.'),
    answerRefused(
      'it is their own order',
      403,
      'Another staff member has to do this: it’s your own order.',
      'own_matter',
    ),
    answerRefused(
      'nobody may do it any more, or not yet',
      409,
      'That can’t be done with this return now.',
      'wrong_state',
    ),
    answerWrong('the refusal has no reason', { reason: ['This field may not be blank.'] }),
  ],
}
