import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tinykeys } from 'tinykeys'
import { SECTIONS } from '../sections.ts'
import { isElsewhere } from './is-elsewhere.ts'
import styles from './keys.module.css'
import { KeysDialog } from './keys-dialog.tsx'

/** Leads by keys from any page of the console, and tells which keys there are. */
export const ConsoleKeys = () => {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const go = useEffectEvent((to: string) => void navigate(to))
  useEffect(() => {
    const places = SECTIONS.map(({ letter, to }) => [`g ${letter}`, () => go(to)] as const)
    return tinykeys(
      window,
      { ...Object.fromEntries(places), 'Shift+?': () => setIsOpen(true) },
      { ignore: isElsewhere },
    )
  }, [])
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        Keyboard shortcuts
      </button>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
