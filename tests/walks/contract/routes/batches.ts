import { answerKeyUsed, answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

/**
 * Batches (services/content/batches/contract.ts). tests/services/content/batches/contract.test.ts has seen
 * each of these refusals.
 */

const gone = answerRefused('the batch is gone', 404, 'Not found.')
const keyUsed = answerKeyUsed('asked')

export const planBatch: Route = {
  service: 'content',
  name: 'POST /api/batches/',
  refusals: [
    notStaff,
    keyUsed,
    answerWrong('the field is not for many', {
      'action.field': ['This field can’t be changed for many records at once.'],
    }),
    answerWrong('nothing matches', { matching: ['Nothing matches.'] }),
    answerWrong('the collection is gone', {
      'action.collection': ['Invalid pk "7" - object does not exist.'],
    }),
  ],
}

export const readBatch: Route = {
  service: 'content',
  name: 'GET /api/batches/:id/',
  refusals: [gone, notStaff],
}

export const confirmBatch: Route = {
  service: 'content',
  name: 'POST /api/batches/:id/confirm/',
  refusals: [
    gone,
    notStaff,
    keyUsed,
    answerRefused(
      'its plan is too old',
      409,
      'This plan is too old. Choose the records again.',
      'batch_expired',
    ),
  ],
}

export const stopBatch: Route = {
  service: 'content',
  name: 'POST /api/batches/:id/stop/',
  refusals: [
    gone,
    notStaff,
    keyUsed,
    answerRefused('nobody has confirmed it', 409, 'Only a running batch can be stopped.'),
  ],
}

export const undoBatch: Route = {
  service: 'content',
  name: 'POST /api/batches/:id/undo/',
  refusals: [
    gone,
    notStaff,
    keyUsed,
    answerRefused('it has not ended', 409, 'Only a finished batch can be undone.'),
    answerRefused('it changed nothing', 409, 'This batch changed nothing.'),
  ],
}
