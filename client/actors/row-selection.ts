import { useSelector } from '@xstate/react'
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { createNoEffects, defineProcess } from '#client/actors/process/define-process.ts'
import { useProcess } from '#client/actors/process/use-process.ts'
import { type ListRef, rowSelectionMachine } from '#machines/row-selection/machine.ts'
import { selectAt, selectChosen, selectHasChosen, selectOfPage } from '#machines/row-selection/selectors.ts'

/** What is chosen of a list stays while staff look at one of its records. */
export const rowSelectionProcess = defineProcess(rowSelectionMachine, createNoEffects, {
  life: 'subject',
  keyOf: ({ resource }: ListRef) => resource,
  isBusy: selectHasChosen,
})

/** Runs the selection of a list that shows these rows. `onFocus` gives the focus to a row. */
export const useRowSelection = (resource: string, ids: readonly string[], onFocus: (id: string) => void) => {
  const selection = useProcess(rowSelectionProcess, { resource })
  const focus = useEffectEvent(onFocus)
  // Rows that are shown can be moved through: tell of them before they are painted.
  useLayoutEffect(() => {
    const listening = selection.on('focus.wanted', ({ id }) => focus(id))
    return () => listening.unsubscribe()
  }, [selection])
  useLayoutEffect(() => selection.send({ type: 'rows.shown', ids }), [selection, ids])
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
    }),
    [selection],
  )
  return {
    ...intents,
    at: useSelector(selection, selectAt),
    chosen: useSelector(selection, selectChosen),
    ofPage: useSelector(selection, selectOfPage),
  }
}
