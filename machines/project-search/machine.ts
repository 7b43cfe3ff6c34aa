import { assign, setup } from 'xstate'
import { withEvent } from '#machines/kit.ts'
import type { ProjectRef } from '#machines/session.ts'
import { type ProjectSearchFailure, toFailure } from './failure.ts'
import { projectSearchPorts } from './ports.ts'

export interface ProjectSearchContext {
  /** What is looked for, without spaces at either end; empty for nothing. */
  words: string
  /** What was found for the words; empty until then. */
  projects: readonly ProjectRef[]
  failure: ProjectSearchFailure | null
}

interface Words {
  words: string
}

export type ProjectSearchEvent =
  | ({ type: 'words.typed' } & Words)
  | { type: 'search.retried' }
  /** A project was opened, or whoever searched went elsewhere. */
  | { type: 'search.left' }

/**
 * Promise: the projects that are shown are those of the words that stand in the field; one question is asked
 * once the typing has rested, and an answer that comes after other words were typed is dropped (spec.md
 * sections 2 and 9, project typeahead).
 */
export const projectSearchMachine = setup({
  types: {} as {
    context: ProjectSearchContext
    events: ProjectSearchEvent
    tags: 'pending'
  },
  actors: projectSearchPorts,
  delays: {
    /** spec.md section 9: project typeahead. */
    typeahead: 300,
  },
  guards: {
    isBlank: (_, { words }: Words) => words.trim() === '',
  },
  actions: {
    keepWords: assign((_, { words }: Words) => ({ words: words.trim(), projects: [], failure: null })),
    keepProjects: assign((_, { projects }: { projects: readonly ProjectRef[] }) => ({ projects })),
    keepFailure: assign(() => ({ failure: toFailure() })),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ words: '', projects: [], failure: null }),
  },
}).createMachine({
  id: 'project-search',
  context: { words: '', projects: [], failure: null },
  initial: 'idle',
  on: {
    'words.typed': [
      { guard: withEvent('isBlank'), target: '.idle' },
      { target: '.waiting', actions: withEvent('keepWords') },
    ],
    'search.left': '.idle',
  },
  states: {
    idle: { entry: 'forgetAll' },
    waiting: {
      description: 'Until the typing has rested.',
      tags: 'pending',
      after: { typeahead: 'finding' },
    },
    finding: {
      tags: 'pending',
      invoke: {
        id: 'findProjects',
        src: 'findProjects',
        input: ({ context: { words } }) => ({ words }),
        onDone: {
          target: 'found',
          actions: { type: 'keepProjects', params: ({ event }) => ({ projects: event.output }) },
        },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    found: {},
    failed: {
      on: { 'search.retried': { target: 'finding', actions: 'forgetFailure' } },
    },
  },
})
