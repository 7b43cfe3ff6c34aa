import { assign, emit, setup } from 'xstate'
import { demand } from '#machines/demand.ts'
import { withEvent } from '#machines/kit.ts'
import { type ListRef, type Narrowing, rowSelectionPorts, type Stray } from './ports.ts'
import { findRow, listBetween } from './rows.ts'

export interface RowSelectionContext extends ListRef, Narrowing {
  /** Ids of the rows on the screen, from the top. */
  rows: readonly string[]
  /** The row that keys act on; null before any. */
  at: string | null
  /** Where a range begins: the row that was chosen last. */
  anchor: string | null
  /** In the order of choosing; they may be on other pages. */
  chosen: readonly string[]
  /** Those that the list does not show any more, as it was asked last. */
  strays: readonly Stray[]
}

interface Row {
  id: string
}

interface Shown extends Narrowing {
  ids: readonly string[]
}

export type RowSelectionEvent =
  /** The list shows this page of rows. */
  | ({ type: 'rows.shown' } & Shown)
  /** A row has the focus. */
  | ({ type: 'row.entered' } & Row)
  | { type: 'row.next' }
  | { type: 'row.previous' }
  /** Chooses a row, or no longer. */
  | ({ type: 'row.toggled' } & Row)
  /** Chooses all from the row chosen last to this one. */
  | ({ type: 'range.chosen' } & Row)
  /** Chooses all on the screen, or none of them where all are. */
  | { type: 'page.toggled' }
  | { type: 'selection.cleared' }
  /** Chooses those no longer that the list does not show any more. */
  | { type: 'strays.dropped' }
  /** It belonged to the former session. */
  | { type: 'signedOut' }

export type RowSelectionEmitted =
  /** Give the focus to this row. */
  { type: 'focus.wanted' } & Row

const isStray = ({ strays }: RowSelectionContext, id: string): boolean =>
  strays.some((stray) => stray.id === id)

const isPageChosen = ({ rows, chosen }: RowSelectionContext): boolean =>
  rows.length > 0 && rows.every((id) => chosen.includes(id))

/**
 * Promise: what is chosen stays chosen while its rows are on other pages, in any order of the list, until it
 * is taken back; keys act on one row, which is always on the screen, and move it no further than the ends.
 * As often as the list is read, it is found out which of them it does not show any more, on any page
 * (issue 13, Lists and Keys).
 */
export const rowSelectionMachine = setup({
  types: {} as {
    context: RowSelectionContext
    events: RowSelectionEvent
    emitted: RowSelectionEmitted
    input: ListRef
  },
  actors: rowSelectionPorts,
  guards: {
    isOnScreen: ({ context }, { id }: Row) => context.rows.includes(id),
    hasRows: ({ context }) => context.rows.length > 0,
    isLastChosen: ({ context: { rows, chosen } }, { id }: Row) =>
      rows.includes(id) && chosen.length === 1 && chosen[0] === id,
    isPageChosen: ({ context }) => isPageChosen(context),
    isMoreChosen: ({ context }) =>
      isPageChosen(context) && context.chosen.some((id) => !context.rows.includes(id)),
    areAllStrays: ({ context }) => context.chosen.every((id) => isStray(context, id)),
  },
  actions: {
    keepRows: assign(({ context }, { ids, search, filters }: Shown) => ({
      search,
      filters,
      rows: ids,
      at: context.at !== null && ids.includes(context.at) ? context.at : null,
    })),
    enter: assign((_, { id }: Row) => ({ at: id })),
    enterNext: assign(({ context: { rows, at } }) => ({ at: findRow(rows, at, 1) })),
    enterPrevious: assign(({ context: { rows, at } }) => ({ at: findRow(rows, at, -1) })),
    toggle: assign(({ context: { chosen } }, { id }: Row) => ({
      at: id,
      anchor: id,
      chosen: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id],
    })),
    chooseRange: assign(({ context: { rows, anchor, chosen } }, { id }: Row) => ({
      at: id,
      anchor: id,
      chosen: [...new Set([...chosen, ...listBetween(rows, anchor, id)])],
    })),
    choosePage: assign(({ context: { rows, chosen } }) => ({ chosen: [...new Set([...chosen, ...rows])] })),
    dropPage: assign(({ context: { rows, chosen } }) => ({
      chosen: chosen.filter((id) => !rows.includes(id)),
    })),
    keepStrays: assign((_, { output }: { output: readonly Stray[] }) => ({ strays: output })),
    forgetStrays: assign({ strays: [] }),
    dropStrays: assign(({ context }) => ({
      chosen: context.chosen.filter((id) => !isStray(context, id)),
      strays: [],
    })),
    clear: assign({ chosen: [], anchor: null }),
    forget: assign({ search: '', filters: {}, rows: [], at: null, chosen: [], anchor: null }),
    wantFocus: emit(({ context }) => ({ type: 'focus.wanted' as const, id: demand(context.at, 'a row') })),
  },
}).createMachine({
  id: 'row-selection',
  context: ({ input: { resource } }) => ({
    resource,
    search: '',
    filters: {},
    rows: [],
    at: null,
    anchor: null,
    chosen: [],
    strays: [],
  }),
  initial: 'none',
  on: {
    'row.entered': { guard: withEvent('isOnScreen'), actions: withEvent('enter') },
    'row.next': { guard: 'hasRows', actions: ['enterNext', 'wantFocus'] },
    'row.previous': { guard: 'hasRows', actions: ['enterPrevious', 'wantFocus'] },
    signedOut: { target: '.none', actions: 'forget' },
  },
  states: {
    none: {
      entry: 'forgetStrays',
      on: {
        'rows.shown': { actions: withEvent('keepRows') },
        'row.toggled': { guard: withEvent('isOnScreen'), target: 'some', actions: withEvent('toggle') },
        'range.chosen': { guard: withEvent('isOnScreen'), target: 'some', actions: withEvent('chooseRange') },
        'page.toggled': { guard: 'hasRows', target: 'some', actions: 'choosePage' },
      },
    },
    some: {
      initial: 'known',
      on: {
        'rows.shown': { target: '.checking', actions: withEvent('keepRows') },
        'range.chosen': { guard: withEvent('isOnScreen'), actions: withEvent('chooseRange') },
        'row.toggled': [
          { guard: withEvent('isLastChosen'), target: 'none', actions: withEvent('toggle') },
          { guard: withEvent('isOnScreen'), actions: withEvent('toggle') },
        ],
        'page.toggled': [
          { guard: 'isMoreChosen', actions: 'dropPage' },
          { guard: 'isPageChosen', target: 'none', actions: 'clear' },
          { guard: 'hasRows', actions: 'choosePage' },
        ],
        'selection.cleared': { target: 'none', actions: 'clear' },
        'strays.dropped': [
          { guard: 'areAllStrays', target: 'none', actions: 'clear' },
          { actions: 'dropStrays' },
        ],
      },
      states: {
        known: {},
        checking: {
          description: 'Where nobody can say what the list shows, what was found last stands.',
          invoke: {
            id: 'findStrays',
            src: 'findStrays',
            input: ({ context: { resource, search, filters, chosen } }) => ({
              resource,
              search,
              filters,
              ids: chosen,
            }),
            onDone: { target: 'known', actions: withEvent('keepStrays') },
            onError: 'known',
          },
        },
      },
    },
  },
})
