import type { ChosenPicture } from '#machines/chosen-pictures/pictures.ts'
import type { ReturnRequest } from '#machines/lifecycles/return-request.ts'
import { declarePort } from '#machines/port.ts'

export interface KeyedRequest extends Omit<ReturnRequest, 'text'> {
  orderId: string
  /** The text: reports leave out what stands under this name. */
  draft: string
  /** The same for each try of one request, so that a lost answer asks for it once. */
  idempotencyKey: string
}

export const returnRequestPorts = {
  /**
   * Apollo's cache takes the order's returns as they are then. BAD_USER_INPUT with `fields.lines`,
   * `fields.reason`, `fields.text` or `fields.pictures`; CONFLICT where nothing can be returned any more,
   * NOT_FOUND when the order is not theirs, RATE_LIMITED.
   */
  requestReturn: declarePort<void, KeyedRequest>('return-request.requestReturn'),
  /**
   * Gives the shop a picture for a return that is still filled in. BAD_USER_INPUT with `fields.picture` where
   * it is not taken, also one whose bytes went with the page; NOT_FOUND, RATE_LIMITED.
   */
  sendPicture: declarePort<{ id: string }, { orderId: string; picture: ChosenPicture }>(
    'return-request.sendPicture',
  ),
}
