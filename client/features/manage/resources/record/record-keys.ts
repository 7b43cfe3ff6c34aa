import { useEffectEvent, useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { isElsewhere } from '../../keys/is-elsewhere.ts'

interface RecordKeys {
  /** Null while it cannot be edited. */
  onEdit: (() => void) | null
  /** Null for what is never published. */
  onPublish: (() => void) | null
}

/** Acts by keys on the record that is shown, as on a row of a list; each has a control of its own too. */
export const useRecordKeys = (keys: RecordKeys): void => {
  const act = useEffectEvent((event: KeyboardEvent, key: keyof RecordKeys) => {
    event.preventDefault()
    keys[key]?.()
  })
  // What is shown can be led by keys: listen before it is painted.
  useLayoutEffect(
    () =>
      tinykeys(
        window,
        { e: (event) => act(event, 'onEdit'), p: (event) => act(event, 'onPublish') },
        { ignore: isElsewhere },
      ),
    [],
  )
}
