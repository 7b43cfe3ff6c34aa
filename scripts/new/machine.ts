import type { Draft } from './draft.ts'
import type { Names } from './names.ts'

/**
 * A chart that asks for one thing once, with its port, failures, selectors and walk (docs/guides/machine.md).
 */
export const draftMachine = ({ kebab, camel, pascal }: Names): Draft => ({
  files: {
    [`machines/${kebab}/ports.ts`]: `import { declarePort } from '#machines/port.ts'

/** What is asked for. */
export interface ${pascal}Request {
  /** The same for each try of one request, so that a lost answer does it once. */
  idempotencyKey: string
}

export const ${camel}Ports = {
  /** The same key does it once. Refuses with UPSTREAM_UNAVAILABLE. */
  ask: declarePort<void, ${pascal}Request>('${kebab}.ask'),
}
`,
    [`machines/${kebab}/failure.ts`]: `import { askToTryAgainIfOfUse, readRefusal } from '#machines/refusal.ts'

export type ${pascal}Failure =
  /** Nobody knows whether it was done; asking again finds out. */
  { kind: 'unavailable'; message: string }

export const toFailure = (error: unknown): ${pascal}Failure => ({
  kind: 'unavailable',
  message: askToTryAgainIfOfUse(readRefusal(error)),
})
`,
    [`machines/${kebab}/machine.ts`]: `import { assign, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { keepThrown, withEvent } from '#machines/kit.ts'
import { type ${pascal}Failure, toFailure } from './failure.ts'
import { ${camel}Ports, type ${pascal}Request } from './ports.ts'

export interface ${pascal}Context {
  /** What is asked for, under its key; null before. */
  request: ${pascal}Request | null
  failure: ${pascal}Failure | null
}

export type ${pascal}Event = { type: 'request.submitted' } & ${pascal}Request

/**
 * Promise: TODO: say in one sentence what holds however this is used (spec.md section).
 */
export const ${camel}Machine = setup({
  types: {} as { context: ${pascal}Context; events: ${pascal}Event; tags: 'pending' },
  actors: ${camel}Ports,
  actions: {
    keepRequest: assign((_, { idempotencyKey }: ${pascal}Request) => ({
      request: { idempotencyKey },
      failure: null,
    })),
    keepFailure: assign(keepThrown(toFailure)),
  },
}).createMachine({
  id: '${kebab}',
  context: { request: null, failure: null },
  initial: 'asking',
  states: {
    asking: {
      on: { 'request.submitted': { target: 'sending', actions: withEvent('keepRequest') } },
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => demand(context.request, 'a request'),
        onDone: 'done',
        onError: { target: 'asking', actions: withEvent('keepFailure') },
      },
    },
    done: { type: 'final' },
  },
})
`,
    [`machines/${kebab}/selectors.ts`]: `import type { SnapshotFrom } from 'xstate'
import type { ${pascal}Failure } from './failure.ts'
import type { ${camel}Machine } from './machine.ts'

type Snapshot = SnapshotFrom<typeof ${camel}Machine>

export const selectFailure = (snapshot: Snapshot): ${pascal}Failure | null => snapshot.context.failure
export const selectIsPending = (snapshot: Snapshot): boolean => snapshot.hasTag('pending')
`,
    [`tests/walks/fixtures/${kebab}.ts`]: `import { ${camel}Machine } from '#machines/${kebab}/machine.ts'
import { walkOf } from '../walker/walk.ts'
import { expired, outage } from './shared.ts'

export const ${camel} = walkOf({
  machine: ${camel}Machine,
  waiting: 'its screen',
  events: [
    { type: 'request.submitted', idempotencyKey: 'key-1' },
    { type: 'request.submitted', idempotencyKey: 'key-2' },
  ],
  answers: { ask: [undefined] },
  refusals: { ask: [outage, expired] },
})
`,
  },
  registrations: [
    {
      file: 'machines/all.ts',
      imports: `import { ${camel}Machine } from './${kebab}/machine.ts'`,
      list: 'export const allMachines',
      entry: `${camel}Machine`,
    },
    {
      file: 'tests/walks/walks.ts',
      imports: `import { ${camel} } from './fixtures/${kebab}.ts'`,
      list: 'export const walks',
      entry: camel,
    },
    {
      file: 'tests/walks/contract/contracts.ts',
      list: 'export const waiting',
      entry: `'${kebab}': 'its service'`,
    },
  ],
  left: [
    `machines/${kebab}/machine.ts: the promise, and the states and events that it takes; then npm run paths -- --machine ${kebab} --accept`,
    `npm run new -- effect ${kebab}: what fills its port`,
    `client/actors: defineProcess, and a hook around useProcess (docs/guides/machine.md)`,
    `tests/walks/contract/machines/${kebab}.ts, in the place of 'its service' in contracts.ts`,
    `tests/walks/browser/machines/${kebab}.ts and browser-walks.ts, in the place of 'its screen' in tests/walks/fixtures/${kebab}.ts`,
  ],
})
