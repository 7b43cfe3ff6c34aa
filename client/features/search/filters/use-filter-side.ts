import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { useChangePreferences, usePreference } from '#client/actors/preferences.ts'

const WIDE = '(width >= 992px)'

/**
 * Where the filters are: beside the results where there is room, kept open or closed as the visitor left
 * them; in a drawer over them where there is not. What they move comes after the button has answered.
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
  const isAside = isWide && isKeptOpen
  const isDrawer = !isWide && isPulled
  return {
    isWide,
    isOpen: isAside || isDrawer,
    isAside: useDeferredValue(isAside),
    isDrawer: useDeferredValue(isDrawer),
    toggle: () => (isWide ? change({ searchAdvanced: !isKeptOpen }) : setPulled(true)),
    closeDrawer: () => setPulled(false),
  }
}

const subscribe = (onChange: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
