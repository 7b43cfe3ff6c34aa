import { emit, type StateValueFrom, setup } from 'xstate'
import { byStaff, bySystem, type Role } from './roles.ts'

export type BatchCommand =
  /** What the dry run said may be done now. */
  | { type: 'batch.confirm'; by: Role }
  /** Nobody has confirmed it for too long. */
  | { type: 'batch.expire'; by: Role }
  | { type: 'batch.stop'; by: Role }
  /** Nothing of it is left to do, or nothing more is to be done and no round is under way. */
  | { type: 'batch.finish'; by: Role }
  /** Whoever confirmed it is not staff any more. */
  | { type: 'batch.forbid'; by: Role }
  /** Another batch is made of it, which takes back what it did. */
  | { type: 'batch.undo'; by: Role }

export interface BatchFact {
  type: 'undoing.planned'
}

/**
 * Promise: nothing is done to any record before somebody of the staff has seen what would be and confirmed
 * it; what runs can be stopped, by staff or because its author is not staff any more; only what has come to
 * rest can be undone (issue 13, lines 8 and 9).
 */
export const batchLifecycle = setup({
  types: {} as { events: BatchCommand; emitted: BatchFact },
  guards: { byStaff, bySystem },
  actions: { announceUndoing: emit({ type: 'undoing.planned' }) },
}).createMachine({
  id: 'batch',
  initial: 'planned',
  states: {
    planned: {
      on: {
        'batch.confirm': { guard: 'byStaff', target: 'running' },
        'batch.expire': { guard: 'bySystem', target: 'expired' },
      },
    },
    running: {
      on: {
        'batch.stop': { guard: 'byStaff', target: 'stopping' },
        'batch.finish': { guard: 'bySystem', target: 'done' },
        'batch.forbid': { guard: 'bySystem', target: 'stopped' },
      },
    },
    stopping: {
      description: 'A round may be under way.',
      on: {
        'batch.finish': { guard: 'bySystem', target: 'stopped' },
        'batch.forbid': { guard: 'bySystem', target: 'stopped' },
      },
    },
    stopped: { on: { 'batch.undo': { guard: 'byStaff', actions: 'announceUndoing' } } },
    done: { on: { 'batch.undo': { guard: 'byStaff', actions: 'announceUndoing' } } },
    expired: { type: 'final' },
  },
})

export type BatchState = StateValueFrom<typeof batchLifecycle>
