import { assign, emit, setup, stateIn } from 'xstate'
import { keepThrown } from '#machines/kit.ts'
import { settle, typeInto } from '#machines/merge-typed.ts'
import {
  type ArtistApplyContext,
  type ArtistApplyInput,
  isUnsaved,
  readStale,
  receive,
  type Step,
  stepFor,
} from './context.ts'
import { type Field, isSame } from './details.ts'
import { CHANGED, forgetField, isAboutDetails, toFailure } from './failure.ts'
import { artistApplyPorts, type Kept, type WriteAnswer } from './ports.ts'

export type ArtistApplyEvent =
  /** Whoever looks at the first page wants to apply. */
  | { type: 'apply.begun' }
  /** A page of the application is shown: what the shop has by now is read. */
  | { type: 'step.shown'; step: Step }
  | { type: 'field.typed'; field: Field; typed: string }
  /** Continue: the details are complete. */
  | { type: 'details.given' }
  /** Of a field that two pages have changed, this text stays. */
  | { type: 'text.chosen'; field: Field; whose: 'mine' | 'theirs' }
  /** A new key each time: it counts unless something was sent before whose answer was lost. */
  | { type: 'application.submitted'; idempotencyKey: string }
  | { type: 'apply.again' }
  | { type: 'application.reloaded' }
  | { type: 'signedIn'; account: string }
  | { type: 'signedOut' }

export type ArtistApplyEmitted =
  /** The application is at this page now. */
  { type: 'step.reached'; step: Step } | { type: 'login.wanted' }

type Written = { output: WriteAnswer }

/** What the chart is made of. */
export const artistApplySetup = setup({
  types: {} as {
    context: ArtistApplyContext
    events: ArtistApplyEvent
    emitted: ArtistApplyEmitted
    input: ArtistApplyInput
    tags: 'pending'
  },
  actors: artistApplyPorts,
  delays: { typingPause: 1_000, beforeRetry: 5_000 },
  guards: {
    isNobody: ({ context }) => context.owner === null,
    isSomebody: ({ context }) => context.owner !== null,
    /** Not where only signing in helps, or another text. */
    isOfUse: ({ context: { failure } }) => failure?.kind !== 'session' && failure?.kind !== 'invalid',
    isOwner: ({ context }, { account }: { account: string }) => account === context.owner,
    isAnother: ({ context }, { account }: { account: string }) => account !== context.owner,
    isFollowed: stateIn({ info: { saving: 'followed' } }),
    /** More was typed while this was being saved. */
    isBehind: ({ context }, { output }: Written) =>
      output.kind === 'kept' && !isSame(output.kept.details, context.values),
    isLastDispute: ({ context: { disputes } }, { field }: { field: Field }) =>
      disputes.every((each) => each.field === field),
    isInDispute: ({ context: { disputes } }, { field }: { field: Field }) =>
      disputes.some((each) => each.field === field),
    isDeclined: ({ context }) => context.stage === 'declined',
    isDisputedByKept: ({ context }, { output }: { output: Kept }) =>
      receive(context, output).disputes.length > 0,
    leavesUnsaved: ({ context }, { output }: { output: Kept }) => isUnsaved(receive(context, output)),
    leadsToInfo: ({ context }, { output }: { output: Kept }) =>
      stepFor(output.stage, context.wanted) === 'info',
    leadsToApplied: ({ context }, { output }: { output: Kept }) =>
      stepFor(output.stage, context.wanted) === 'applied',
    isClosed: (_, { output }: Written) => output.kind === 'closed',
    isStale: (_, { output }: Written) => output.kind === 'stale',
    isDisputed: ({ context }, { output }: Written) => (readStale(context, output)?.disputes ?? []).length > 0,
    isAboutDetails: (_, { error }: { error: unknown }) => isAboutDetails(toFailure(error)),
    isOutdated: (_, { error }: { error: unknown }) => toFailure(error).kind === 'outdated',
    isInvalid: (_, { error }: { error: unknown }) => toFailure(error).kind === 'invalid',
  },
  actions: {
    keepWanted: assign((_, { step }: { step: Step }) => ({ wanted: step })),
    wantInfo: assign({ wanted: 'info' as const }),
    wantSample: assign({ wanted: 'sample' as const }),
    keepLoaded: assign(({ context }, { output }: { output: Kept }) => ({
      ...receive(context, output),
      stage: output.stage,
      failure: null,
    })),
    keepSent: assign(({ context }) => ({ draft: context.values })),
    keepStale: assign(({ context }, { output }: Written) => readStale(context, output) ?? {}),
    /** What was typed meanwhile stays, and so does what is wrong with it. */
    keepSaved: assign(({ context: { failure } }, { output }: Written) =>
      output.kind === 'kept'
        ? {
            version: output.kept.version,
            stage: output.kept.stage,
            base: output.kept.details,
            draft: null,
            failure: failure?.kind === 'invalid' ? failure : null,
          }
        : {},
    ),
    /** Nothing could be typed meanwhile: it is as the shop has it. */
    keepGiven: assign((_, { output }: Written) =>
      output.kind === 'kept'
        ? {
            version: output.kept.version,
            stage: output.kept.stage,
            base: output.kept.details,
            values: output.kept.details,
            draft: null,
            failure: null,
          }
        : {},
    ),
    keepTyped: assign(({ context }, { field, typed }: { field: Field; typed: string }) => ({
      values: typeInto(context.values, field, typed),
      failure: forgetField(context.failure, field),
    })),
    keepChoice: assign(({ context }, { field, whose }: { field: Field; whose: 'mine' | 'theirs' }) =>
      settle(context, field, whose),
    ),
    keepKey: assign(({ context }, { idempotencyKey }: { idempotencyKey: string }) => ({
      key: context.key ?? idempotencyKey,
      failure: null,
    })),
    forgetKey: assign({ key: null }),
    keepFailure: assign(keepThrown(toFailure)),
    keepChanged: assign({ failure: CHANGED }),
    forgetFailure: assign({ failure: null }),
    tellLogin: emit({ type: 'login.wanted' }),
    tellInfo: emit({ type: 'step.reached', step: 'info' }),
    tellSample: emit({ type: 'step.reached', step: 'sample' }),
    tellApplied: emit({ type: 'step.reached', step: 'applied' }),
  },
})
