import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the server draws this, for who waits for no script, or has none. */
export const useIsDrawn = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
