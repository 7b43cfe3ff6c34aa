import { useSelector } from '@xstate/react'
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { createRowSelectionEffects } from '#client/effects/row-selection/row-selection.ts'
import { rowSelectionMachine } from '#machines/row-selection/machine.ts'
import type { ListRef, Narrowing, Stray } from '#machines/row-selection/ports.ts'
import {
  selectAt,
  selectChosen,
  selectHasChosen,
  selectOfPage,
  selectStrays,
} from '#machines/row-selection/selectors.ts'

export type { Stray } from '#machines/row-selection/ports.ts'

/** What is chosen of a list, and the row that keys act on, stay while staff look at one of its records. */
export const rowSelectionProcess = defineProcess(rowSelectionMachine, createRowSelectionEffects, {
  life: 'subject',
  keyOf: ({ resource }: ListRef) => resource,
  isBusy: (snapshot) => selectHasChosen(snapshot) || selectAt(snapshot) !== null,
})

/**
 * Runs the selection of a list that shows these rows of what it is narrowed to; other `ids` say that it was
 * read again. `onFocus` gives the focus to a row.
 */
export const useRowSelection = (
  resource: string,
  ids: readonly string[],
  { search, filters }: Narrowing,
  onFocus: (id: string) => void,
) => {
  const selection = useProcess(rowSelectionProcess, { resource })
  const focus = useEffectEvent(onFocus)
  // Rows that are shown can be moved through: tell of them before they are painted.
  useLayoutEffect(() => {
    const listening = selection.on('focus.wanted', ({ id }) => focus(id))
    return () => listening.unsubscribe()
  }, [selection])
  const narrowing = useEffectEvent(() => ({ search, filters }))
  useLayoutEffect(() => selection.send({ type: 'rows.shown', ids, ...narrowing() }), [selection, ids])
  // Stable functions: rows that hold them need not render again.
  const intents = useMemo(
    () => ({
      enter: (id: string) => selection.send({ type: 'row.entered', id }),
      next: () => selection.send({ type: 'row.next' }),
      previous: () => selection.send({ type: 'row.previous' }),
      toggle: (id: string) => selection.send({ type: 'row.toggled', id }),
      chooseTo: (id: string) => selection.send({ type: 'range.chosen', id }),
      togglePage: () => selection.send({ type: 'page.toggled' }),
      clear: () => selection.send({ type: 'selection.cleared' }),
      dropStrays: () => selection.send({ type: 'strays.dropped' }),
    }),
    [selection],
  )
  return {
    ...intents,
    at: useSelector(selection, selectAt),
    chosen: useSelector(selection, selectChosen),
    ofPage: useSelector(selection, selectOfPage),
    strays: useSelector(selection, selectStrays, isSameList),
  }
}

const isSameList = (one: readonly Stray[], other: readonly Stray[]): boolean =>
  one.length === other.length && one.every((stray, at) => stray === other[at])
