import { useEffectEvent, useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { isElsewhere } from '../keys/is-elsewhere.ts'

interface ApplicationKeys {
  /** Null while it cannot be. */
  onApprove: (() => void) | null
  onDecline: (() => void) | null
  onNext: (() => void) | null
}

/** Decides by keys while an application is on the screen; each has a control of its own too. */
export const useApplicationKeys = (keys: ApplicationKeys): void => {
  const act = useEffectEvent((event: KeyboardEvent, key: keyof ApplicationKeys) => {
    event.preventDefault()
    keys[key]?.()
  })
  // What is shown can be led by keys: listen before it is painted.
  useLayoutEffect(
    () =>
      tinykeys(
        window,
        {
          'Shift+a': (event) => act(event, 'onApprove'),
          'Shift+d': (event) => act(event, 'onDecline'),
          n: (event) => act(event, 'onNext'),
        },
        { ignore: isElsewhere },
      ),
    [],
  )
}
