import { expect } from '@playwright/test'
import type { AnyMachineSnapshot, InputFrom } from 'xstate'
import type {
  BatchNowQuery,
  BatchNowQueryVariables,
  BatchProgressFragment,
  CommandBatchMutation,
  CommandBatchMutationVariables,
} from '#client/apollo/generated/graphql.ts'
import { allows, type batchRunMachine } from '#machines/batch-run/machine.ts'
import type { BatchCommandName, batchRunPorts, Commanded } from '#machines/batch-run/ports.ts'
import { isAnswer } from '#machines/chart/event-types.ts'
import type { BatchState } from '#machines/lifecycles/batch.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { batchRun as walk } from '../../../fixtures/console/batch-run.ts'
import { keyUsed } from '../../../fixtures/console/record-form.ts'
import { catalogueOutage, forbidden, notFoundAt } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import { makeBatch } from '../../made-batch.ts'
import { takeNewKey } from '../../sent.ts'
import type { Visit } from '../../visit.ts'

const BUTTONS: Record<BatchCommandName, string> = {
  confirm: 'Change 2 artists',
  stop: 'Stop',
  undo: 'Undo…',
}
const PENDING: Record<BatchCommandName, string> = {
  confirm: 'Confirming…',
  stop: 'Stopping…',
  undo: 'Preparing…',
}
const STATES: Record<BatchState, readonly [BatchProgressFragment['state'], string]> = {
  planned: ['PLANNED', 'Not confirmed'],
  running: ['RUNNING', 'Running'],
  stopping: ['STOPPING', 'Stopping'],
  stopped: ['STOPPED', 'Stopped'],
  done: ['DONE', 'Done'],
  expired: ['EXPIRED', 'Expired'],
}

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const alert = ({ page }: Visit) => page.getByRole('main').getByRole('alert')
const facts = ({ page }: Visit) => page.getByRole('main').getByRole('status')

const batchOf = ({ id, state }: Commanded) => makeBatch(id, STATES[state][0])

const expectState = async (visit: Visit, state: BatchState | null) => {
  if (state === null) return expect(facts(visit)).toHaveCount(0)
  await expect(facts(visit)).toContainText(STATES[state][1])
  const isMoving = state === 'running' || state === 'stopping'
  await expect(visit.page.getByRole('progressbar', { name: 'Progress' })).toHaveCount(isMoving ? 1 : 0)
}

const expectRead = async (visit: Visit, { context: { state, failure } }: AnyMachineSnapshot) => {
  await expectState(visit, state)
  await expect(alert(visit)).toHaveText(failure ? [failure.message] : [])
}

const PAYLOADS = { confirm: 'confirmBatch', stop: 'stopBatch', undo: 'undoBatch' } as const

/** Answers the command that the page has given last. */
const answered = (
  { recording }: Visit,
  said: Pick<NonNullable<CommandBatchMutation['confirmBatch']>, 'batch' | 'userErrors'>,
): CommandBatchMutation => {
  const { command } = recording.latest('batch-run')?.snapshot().context ?? {}
  return {
    __typename: 'Mutation',
    [PAYLOADS[command as BatchCommandName]]: { __typename: 'BatchPayload', ...said },
  }
}

export const batchRun = browserWalkOf<typeof batchRunMachine>(walk)({
  openings: [
    {
      input: { id: '12' },
      taken: [],
      open: (visit) => openAsStaff(visit.page, '/manage/batches/12'),
    },
  ],
  walk: {
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      readBatch: [forbidden, catalogueOutage],
      commandBatch: [notFoundAt('id'), forbidden, keyUsed, catalogueOutage],
    },
  },
  performs: {
    'command.given': (visit, { command }) => button(visit, BUTTONS[command]).click(),
    'batch.retried': (visit) => button(visit, 'Retry').click(),
  },
  sends: {
    'command.given': (event, { sent, earlier }) => ({ ...event, idempotencyKey: takeNewKey(sent, earlier) }),
  },
  /** What the lifecycle does not allow has no button. */
  may: (event, { context: { state, command } }) => {
    if (event.type === 'command.given') return allows(state, event.command)
    return !(isAnswer(event.type) && event.actorId === 'commandBatch' && command === 'undo')
  },
  ports: {
    readBatch: {
      operation: 'BatchNow',
      asks: ({ id }: InputFrom<typeof batchRunPorts.readBatch>): BatchNowQueryVariables => ({ id }),
      answer: (output): BatchNowQuery => {
        const read = output as { state: BatchState } | null
        return { __typename: 'Query', batch: read && batchOf({ id: '12', state: read.state }) }
      },
    },
    commandBatch: {
      operation: 'CommandBatch',
      asks: ({
        id,
        command,
        idempotencyKey: key,
      }: InputFrom<typeof batchRunPorts.commandBatch>): CommandBatchMutationVariables => ({
        id,
        key,
        confirm: command === 'confirm',
        stop: command === 'stop',
        undo: command === 'undo',
      }),
      answer: (output, visit) => answered(visit, { batch: batchOf(output as Commanded), userErrors: [] }),
      refuse: (refusal, visit) => answered(visit, { batch: null, userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    'following.reading': (visit, { context: { state } }) => expectState(visit, state),
    'following.watching': expectRead,
    'following.resting': expectRead,
    'following.unread': async (visit, { context: { state } }) => {
      await expectState(visit, state)
      await expect(alert(visit).first()).toContainText('We couldn’t load the batch.')
    },
    commanding: (visit, { context: { command } }) =>
      expect(button(visit, PENDING[command as BatchCommandName])).toBeDisabled(),
    missing: ({ page }) => expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible(),
  },
  unreachable: {
    'batch-run.commanding|xstate.done.actor.commandBatch[0]{isUndoing}->batch-run.following.resting':
      'It leads to the page of another batch, whose actor is the newest then; journeys/console/batches.spec.ts goes there.',
  },
})
