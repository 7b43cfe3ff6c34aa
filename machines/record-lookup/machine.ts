import { assign, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'
import { type RecordLookupFailure, toFailure } from './failure.ts'
import { type LookupEntry, recordLookupPorts } from './ports.ts'

export interface RecordLookupInput {
  /** Where it looks. */
  resource: string
  /** What the field is called. */
  label: string
}

export interface RecordLookupContext extends RecordLookupInput {
  /** What is looked for, without spaces at either end; empty for all. */
  words: string
  /** What was found last, which stays until something else is. */
  entries: readonly LookupEntry[]
  failure: RecordLookupFailure | null
}

interface Words {
  words: string
}

export type RecordLookupEvent = ({ type: 'words.typed' } & Words) | { type: 'lookup.retried' }

/**
 * Promise: once the typing has rested, what can be chosen is what was found for the words that stand in the
 * field; an answer that comes after other words were typed is dropped (spec.md sections 8 and 9, lookup).
 */
export const recordLookupMachine = setup({
  types: {} as {
    context: RecordLookupContext
    events: RecordLookupEvent
    input: RecordLookupInput
    tags: 'pending'
  },
  actors: recordLookupPorts,
  delays: {
    /** spec.md section 9: lookup search. */
    lookup: 200,
  },
  actions: {
    keepWords: assign((_, { words }: Words) => ({ words: words.trim(), failure: null })),
    keepEntries: assign((_, { output }: { output: readonly LookupEntry[] }) => ({ entries: output })),
    keepFailure: assign(({ context: { label } }) => ({ entries: [], failure: toFailure(label) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'record-lookup',
  context: ({ input }) => ({ ...input, words: '', entries: [], failure: null }),
  initial: 'finding',
  on: { 'words.typed': { target: '.waiting', actions: withEvent('keepWords') } },
  states: {
    waiting: {
      description: 'Until the typing has rested.',
      tags: 'pending',
      after: { lookup: 'finding' },
    },
    finding: {
      tags: 'pending',
      invoke: {
        id: 'findEntries',
        src: 'findEntries',
        input: ({ context: { resource, words } }) => ({ resource, words }),
        onDone: { target: 'found', actions: withEvent('keepEntries') },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    found: {},
    failed: {
      on: { 'lookup.retried': { target: 'finding', actions: 'forgetFailure' } },
    },
  },
})
