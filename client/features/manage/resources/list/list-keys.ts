import { useEffectEvent, useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import type { useRowSelection } from '#client/actors/row-selection.ts'
import { isElsewhere } from '../../keys/is-elsewhere.ts'

interface ListKeys {
  selection: ReturnType<typeof useRowSelection>
  /** Whether many are chosen of such records. */
  mayChoose: boolean
  onSearch: () => void
  onOpen: (id: string) => void
  onEdit: (id: string) => void
  onPublish: (id: string) => void
  /** Null where there is no such page. */
  onNextPage: (() => void) | null
  onPreviousPage: (() => void) | null
}

/** Moves, chooses and opens by keys while a list is on the screen; each has a control of its own too. */
export const useListKeys = (keys: ListKeys): void => {
  const act = useEffectEvent((does: (keys: ListKeys) => unknown) => does(keys))
  const actOnRow = useEffectEvent((does: (id: string, keys: ListKeys) => unknown) => {
    if (keys.selection.at !== null) does(keys.selection.at, keys)
  })
  // What is shown can be led by keys: listen before it is painted.
  useLayoutEffect(() => {
    const handle = (does: (keys: ListKeys) => void) => (event: KeyboardEvent) => {
      event.preventDefault()
      act(does)
    }
    const handleRow = (does: (id: string, keys: ListKeys) => unknown) => (event: KeyboardEvent) => {
      event.preventDefault()
      actOnRow(does)
    }
    return tinykeys(
      window,
      {
        '/': handle(({ onSearch }) => onSearch()),
        j: handle(({ selection }) => selection.next()),
        k: handle(({ selection }) => selection.previous()),
        'Shift+j': handle(({ onNextPage }) => onNextPage?.()),
        'Shift+k': handle(({ onPreviousPage }) => onPreviousPage?.()),
        x: handleRow((id, { selection, mayChoose }) => mayChoose && selection.toggle(id)),
        'Shift+x': handleRow((id, { selection, mayChoose }) => mayChoose && selection.chooseTo(id)),
        e: handleRow((id, { onEdit }) => onEdit(id)),
        p: handleRow((id, { onPublish }) => onPublish(id)),
        o: handleRow((id, { onOpen }) => onOpen(id)),
      },
      { ignore: isElsewhere },
    )
  }, [])
}
