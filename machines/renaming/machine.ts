import { assign, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { checkName, type RenamingFailure, toFailure } from './failure.ts'
import { renamingPorts } from './ports.ts'

export interface RenamingContext {
  cartToken: string
  /** What was typed, since it was sent; empty before. */
  name: string
  failure: RenamingFailure | null
}

/** What is typed stays the field's own until it is sent; `was` is what the project is called now. */
interface TypedName {
  name: string
  was: string
}

export type RenamingEvent =
  | { type: 'edit.begun' }
  | ({ type: 'name.submitted' } & TypedName)
  | { type: 'edit.left' }

/**
 * Promise: a project gets the name that was sent, or the field keeps what was typed and says what is wrong
 * with it; whoever leaves the field has changed nothing (issue 5, Project page).
 */
export const renamingMachine = setup({
  types: {} as {
    context: RenamingContext
    events: RenamingEvent
    input: { cartToken: string }
    tags: 'pending'
  },
  actors: renamingPorts,
  guards: {
    isSame: (_, { name, was }: TypedName) => name.trim() === was,
    isName: (_, { name }: TypedName) => checkName(name) === null,
  },
  actions: {
    keepName: assign((_, { name }: TypedName) => ({ name: name.trim(), failure: checkName(name) })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetName: assign({ name: '', failure: null }),
  },
}).createMachine({
  id: 'renaming',
  context: ({ input: { cartToken } }) => ({ cartToken, name: '', failure: null }),
  initial: 'shown',
  states: {
    shown: {
      entry: 'forgetName',
      on: { 'edit.begun': 'editing' },
    },
    editing: {
      on: {
        'name.submitted': [
          { guard: withEvent('isSame'), target: 'shown' },
          {
            guard: withEvent('isName'),
            target: 'saving',
            actions: withEvent('keepName'),
          },
          { actions: withEvent('keepName') },
        ],
        'edit.left': 'shown',
      },
    },
    saving: {
      description: 'The new name is shown already.',
      tags: 'pending',
      invoke: {
        id: 'rename',
        src: 'rename',
        input: ({ context: { cartToken, name } }) => ({ cartToken, name }),
        onDone: 'shown',
        onError: {
          target: 'editing',
          actions: withEvent('keepFailure'),
        },
      },
    },
  },
})
