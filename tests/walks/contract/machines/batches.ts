import { createBatchRunEffects } from '#client/effects/batch-run/batch-run.ts'
import { createBulkActionEffects } from '#client/effects/bulk-action/bulk-action.ts'
import type { BatchCommandName } from '#machines/batch-run/ports.ts'
import type { BatchView } from '#services/content/batches/contract.ts'
import { askPort, joinPorts, type Success } from '../port.ts'
import { type Answer, answerDone, type Route } from '../route.ts'
import * as routes from '../routes/batches.ts'

type Answers = [Route, Answer][]

const planned: BatchView = {
  id: 12,
  resource: 'artist',
  action: { type: 'set', field: 'active', value: false },
  state: 'planned',
  author: 'ana@aquatint.test',
  planned_at: '2026-11-25T10:00:00.000Z',
  confirmed_at: null,
  ended_at: null,
  stopped: null,
  undone_by: null,
  counts: { waiting: 2, changed: 0, made: 0, same: 0, refused: 0 },
  reasons: [],
}
const running: BatchView = { ...planned, state: 'running', confirmed_at: '2026-11-25T10:00:05.000Z' }

export const bulkAction = {
  planBatch: askPort((client) => createBulkActionEffects(client).actors.planBatch, {
    input: {
      resource: 'artist',
      actedOn: { kind: 'chosen', ids: ['7', '9'] },
      action: { type: 'set', field: 'active', value: false },
      idempotencyKey: 'key-1',
    },
    by: 'staff',
    successes: [{ when: 'it is planned', answers: [[routes.planBatch, answerDone(planned, 201)]] }],
  }),
}

const commanded = (command: BatchCommandName, successes: readonly [Success, ...Success[]]) =>
  askPort((client) => createBatchRunEffects(client).actors.commandBatch, {
    input: { id: '12', command, idempotencyKey: 'key-1' },
    by: 'staff',
    successes,
  })

export const batchRun = {
  readBatch: askPort((client) => createBatchRunEffects(client).actors.readBatch, {
    input: { id: '12' },
    by: 'staff',
    successes: [
      { when: 'it is planned', answers: [[routes.readBatch, answerDone(planned)]] },
      { when: 'it runs', answers: [[routes.readBatch, answerDone(running)]] },
      ...(['stopping', 'stopped', 'done', 'expired'] as const).map((state) => ({
        when: `it is ${state}`,
        answers: [[routes.readBatch, answerDone({ ...running, state })]] satisfies Answers,
      })),
    ],
  }),
  commandBatch: joinPorts(
    commanded('confirm', [
      { when: 'it is confirmed', answers: [[routes.confirmBatch, answerDone(running)]] },
      {
        when: 'it was confirmed and stopped meanwhile',
        answers: [[routes.confirmBatch, answerDone({ ...running, state: 'stopping' })]],
      },
    ]),
    commanded('stop', [
      {
        when: 'it is stopped',
        answers: [[routes.stopBatch, answerDone({ ...running, state: 'stopping' })]],
      },
      {
        when: 'it has ended meanwhile',
        answers: [[routes.stopBatch, answerDone({ ...running, state: 'done' })]],
      },
    ]),
    commanded('undo', [
      {
        when: 'what takes it back is planned',
        answers: [[routes.undoBatch, answerDone({ ...planned, id: 13 }, 201)]],
      },
    ]),
  ),
}
