import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tinykeys } from 'tinykeys'
import { Palette } from '../palette/palette.tsx'
import { SECTIONS } from '../sections.ts'
import { isElsewhere, isInDialog } from './is-elsewhere.ts'
import styles from './keys.module.css'
import { KeysDialog } from './keys-dialog.tsx'
import * as say from './messages.tsx'

/** Leads by keys from any page of the console, and tells which keys there are. */
export const ConsoleKeys = () => {
  const [showsKeys, setShowsKeys] = useState(false)
  const [showsPalette, setShowsPalette] = useState(false)
  const navigate = useNavigate()
  const go = useEffectEvent((to: string) => void navigate(to))
  // What is shown can be led by keys: listen before it is painted.
  useLayoutEffect(() => {
    const places = SECTIONS.map(({ letter, to }) => [`g ${letter}`, () => go(to)] as const)
    const stopKeys = tinykeys(
      window,
      { ...Object.fromEntries(places), 'Shift+?': () => setShowsKeys(true) },
      { ignore: isElsewhere },
    )
    // With Ctrl nobody types, so that it leads on from a field too.
    const stopPalette = tinykeys(
      window,
      {
        '$mod+k': (event) => {
          event.preventDefault()
          setShowsPalette(true)
        },
      },
      { ignore: isInDialog },
    )
    return () => {
      stopKeys()
      stopPalette()
    }
  }, [])
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setShowsPalette(true)}>
        {say.goTo(<kbd>{say.goToKeys}</kbd>)}
      </button>
      <button type="button" className={styles.shortcuts} onClick={() => setShowsKeys(true)}>
        {say.keyboardShortcuts}
      </button>
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
      {showsPalette && <Palette onClose={() => setShowsPalette(false)} />}
    </>
  )
}
