import { useEffectEvent, useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { isInDialog } from '../../keys/is-elsewhere.ts'

/** Saves by Ctrl+Enter from any field, so that nobody goes through all that follow it. */
export const useSaveKey = (onSave: () => void): void => {
  const save = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault()
    onSave()
  })
  useLayoutEffect(() => tinykeys(window, { '$mod+Enter': save }, { ignore: isInDialog }), [])
}
