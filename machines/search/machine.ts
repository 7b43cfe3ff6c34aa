import { assertEvent, assign, emit, setup } from 'xstate'
import { keepThrown, withEvent } from '#machines/kit.ts'
import {
  type Arrival,
  chosenPlaceOf,
  destinationOf,
  findGathered,
  type Refresh,
  type SearchContext,
  type SearchInput,
  takeReached,
} from './context.ts'
import { toFailure } from './failure.ts'
import { findPlaceAfter, INTENTS, type SearchIntent, type Visitor } from './intent.ts'
import { isSameNarrowing, type SearchPlace, START } from './place.ts'
import { type Found, searchPorts } from './ports.ts'
import { isSamePlace } from './query.ts'

export type SearchEvent =
  | SearchIntent
  /** The router: the address of the search says this now. */
  | ({ type: 'place.changed' } & Arrival)
  /** The router: another page than the search is shown. */
  | { type: 'place.left' }
  /** Somebody signed in or out. */
  | { type: 'visitor.changed'; visitor: Visitor }
  | { type: 'search.retried' }
  /** The visitor wants filters to apply at once from now on, or on Apply. */
  | { type: 'refresh.chosen'; refresh: Refresh }
  /** Apply, of what was gathered. */
  | { type: 'filters.applied' }
  | { type: 'filters.dropped' }

export type SearchEmitted =
  /** Go there; `place.changed` is the answer. */
  | { type: 'place.wanted'; place: SearchPlace }
  /** Filters were cleared: offer Undo, which sends `clearing.undone` with this. */
  | { type: 'clearing.done'; was: SearchPlace }

interface Taken {
  context: SearchContext
  event: SearchEvent
}

/** Finds the place that an intent leads to from where the visitor is headed. */
const findNext = ({ context, event }: Taken): SearchPlace => {
  if (event.type === 'filters.applied' || event.type === 'refresh.chosen')
    return { ...chosenPlaceOf(context), offset: 0 }
  assertEvent(event, INTENTS)
  return findPlaceAfter(destinationOf(context), event, context.visitor)
}

/** Finds the place that an intent leads to together with the filters that were gathered before. */
const findNextOfGathered = ({ context, event }: Taken): SearchPlace => {
  assertEvent(event, INTENTS)
  return findPlaceAfter(chosenPlaceOf(context), event, context.visitor)
}

/**
 * Promise: a search is its address, so Back, reload and a shared link all agree; of choices made in quick
 * succession none is lost, be they applied at once or gathered until Apply; an answer to an older address
 * never stands in for the newer one's; and what a source could not give, or this visitor may not see, is said
 * (spec.md sections 2, 5, 6 and 7, Search).
 */
export const searchMachine = setup({
  types: {} as {
    context: SearchContext
    events: SearchEvent
    emitted: SearchEmitted
    input: SearchInput
    tags: 'pending' | 'blocked'
  },
  actors: searchPorts,
  guards: {
    isElsewhere: ({ context }, { place }: { place: SearchPlace }) => !isSamePlace(context.place, place),
    leadsElsewhere: (args) => !isSamePlace(destinationOf(args.context), findNext(args)),
    gathers: ({ context }) => context.refresh === 'onApply',
    hasGathered: ({ context }) => context.gathered !== null,
    appliesGathered: ({ context }, { refresh }: { refresh: Refresh }) =>
      refresh === 'atOnce' && context.gathered !== null,
    isAnother: ({ context }, { visitor }: { visitor: Visitor }) => visitor !== context.visitor,
    needsSignIn: ({ context }) =>
      context.place.filters.favorites !== undefined && context.visitor === 'anonymous',
    isBeyond: (_, { output }: { output: Found }) => output.warnings.some(({ kind }) => kind === 'window'),
    isPartial: (_, { output }: { output: Found }) => output.warnings.length > 0,
    isEmpty: (_, { output }: { output: Found }) => output.isEmpty,
  },
  actions: {
    keepPlace: assign(({ context }, arrival: Arrival) => {
      const arrived = takeReached(context, arrival)
      // Filters that were gathered change those of one place, and make no sense beside those of another.
      const hasSameFilters = isSameNarrowing(destinationOf(context), destinationOf(arrived))
      return { ...arrived, gathered: hasSameFilters ? context.gathered : null }
    }),
    forgetPlace: assign({ place: START, coming: [], gathered: null, warnings: [], failure: null }),
    keepRefresh: assign((_, { refresh }: { refresh: Refresh }) => ({ refresh })),
    gather: assign((taken) => ({ gathered: findGathered(taken.context, findNextOfGathered(taken)) })),
    forgetGathered: assign({ gathered: null }),
    keepVisitor: assign((_, { visitor }: { visitor: Visitor }) => ({ visitor })),
    keepWarnings: assign((_, { output }: { output: Found }) => ({ warnings: output.warnings })),
    keepFailure: assign(keepThrown(toFailure)),
    forgetOutcome: assign({ warnings: [], failure: null }),
    announceClearing: emit(({ context }) => ({
      type: 'clearing.done' as const,
      was: destinationOf(context),
    })),
    wantNext: emit((args) => ({ type: 'place.wanted' as const, place: findNext(args) })),
    awaitNext: assign((args) => ({ coming: [...args.context.coming, findNext(args)] })),
    wantPlaceOfThen: emit((_, { was }: { was: SearchPlace }) => ({
      type: 'place.wanted' as const,
      place: was,
    })),
  },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({
    ...input,
    place: START,
    coming: [],
    refresh: 'atOnce',
    gathered: null,
    warnings: [],
    failure: null,
  }),
  initial: 'elsewhere',
  states: {
    elsewhere: {
      description: 'Another page is shown, which may have a search box.',
      on: {
        'place.changed': {
          target: 'here',
          actions: withEvent('keepPlace'),
        },
        'words.submitted': { actions: 'wantNext' },
        'clearing.undone': { actions: withEvent('wantPlaceOfThen') },
        'visitor.changed': { actions: withEvent('keepVisitor') },
        'refresh.chosen': { actions: withEvent('keepRefresh') },
      },
    },
    here: {
      initial: 'asking',
      on: {
        'place.changed': [
          {
            guard: withEvent('isElsewhere'),
            target: '.asking',
            actions: withEvent('keepPlace'),
          },
          { actions: withEvent('keepPlace') },
        ],
        'place.left': { target: 'elsewhere', actions: 'forgetPlace' },
        'visitor.changed': {
          guard: withEvent('isAnother'),
          target: '.asking',
          actions: [withEvent('keepVisitor'), 'forgetGathered'],
        },
        'refresh.chosen': [
          {
            guard: withEvent('appliesGathered'),
            actions: [withEvent('keepRefresh'), 'wantNext', 'awaitNext', 'forgetGathered'],
          },
          { actions: withEvent('keepRefresh') },
        ],
        'filters.applied': { guard: 'hasGathered', actions: ['wantNext', 'awaitNext', 'forgetGathered'] },
        'filters.dropped': { guard: 'hasGathered', actions: 'forgetGathered' },
        'words.submitted': { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext'] },
        'filter.toggled': [
          { guard: 'gathers', actions: 'gather' },
          { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext'] },
        ],
        'api.chosen': [
          { guard: 'gathers', actions: 'gather' },
          { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext'] },
        ],
        'filters.cleared': [
          {
            guard: 'leadsElsewhere',
            actions: ['announceClearing', 'wantNext', 'awaitNext', 'forgetGathered'],
          },
          { guard: 'hasGathered', actions: 'forgetGathered' },
        ],
        'clearing.undone': { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext', 'forgetGathered'] },
        'hidden.shown': { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext', 'forgetGathered'] },
        'sort.chosen': { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext'] },
        'page.chosen': { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext'] },
        'limit.chosen': { guard: 'leadsElsewhere', actions: ['wantNext', 'awaitNext'] },
      },
      states: {
        asking: {
          entry: 'forgetOutcome',
          always: [{ guard: 'needsSignIn', target: 'signInNeeded' }, { target: 'searching' }],
        },
        signInNeeded: {
          description: "Favorites are somebody's own, and nobody is signed in.",
          tags: 'blocked',
        },
        searching: {
          description: 'What was found before stays on the screen until this is there.',
          tags: 'pending',
          invoke: {
            id: 'findImages',
            src: 'findImages',
            input: ({ context }) => ({ place: context.place }),
            onDone: [
              {
                guard: withEvent('isBeyond'),
                target: 'beyond',
                actions: withEvent('keepWarnings'),
              },
              {
                guard: withEvent('isPartial'),
                target: 'partial',
                actions: withEvent('keepWarnings'),
              },
              { guard: withEvent('isEmpty'), target: 'empty' },
              { target: 'found' },
            ],
            onError: { target: 'failed', actions: withEvent('keepFailure') },
          },
        },
        found: {},
        empty: {},
        partial: {
          description: 'A source could not be had; there may be more than what is shown, or than nothing.',
          on: { 'search.retried': 'asking' },
        },
        beyond: { description: 'The place is past the last result that can be shown.' },
        failed: { tags: 'blocked', on: { 'search.retried': 'asking' } },
      },
    },
  },
})
