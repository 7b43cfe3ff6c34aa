import { useState, useSyncExternalStore } from 'react'
import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'

const WIDE = '(width >= 992px)'

/**
 * Where the filters are: beside the results where there is room, kept open or closed as the visitor left
 * them; in a drawer over them where there is not.
 */
export const useFilterSide = () => {
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  )
  const isKeptOpen = usePreference('searchAdvanced')
  const change = useChangePreferences()
  const [isPulled, setPulled] = useState(false)
  return {
    isWide,
    isAside: isWide && isKeptOpen,
    isDrawer: !isWide && isPulled,
    toggle: () => (isWide ? change({ searchAdvanced: !isKeptOpen }) : setPulled(true)),
    closeDrawer: () => setPulled(false),
  }
}

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
