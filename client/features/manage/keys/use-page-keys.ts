import { useEffectEvent, useLayoutEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { isElsewhere } from './is-elsewhere.ts'

/**
 * Acts by keys, by tinykeys' names of them, on what a page shows; each has a control of its own too. A key is
 * null while there is nothing that it can do.
 */
export const usePageKeys = (keys: Readonly<Record<string, (() => void) | null>>): void => {
  const act = useEffectEvent((event: KeyboardEvent, key: string) => {
    event.preventDefault()
    keys[key]?.()
  })
  const names = Object.keys(keys).join(' ')
  // What is shown can be led by keys: listen before it is painted.
  useLayoutEffect(() => {
    const listen = (key: string) => [key, (event: KeyboardEvent) => act(event, key)] as const
    return tinykeys(window, Object.fromEntries(names.split(' ').map(listen)), { ignore: isElsewhere })
  }, [names])
}
