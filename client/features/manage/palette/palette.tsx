import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Modal } from '#client/ui/modal.tsx'
import { RECORD_TYPES } from '../resources/types/types.ts'
import { BEGINNINGS, SECTIONS } from '../sections.ts'
import { ActionEntry } from './action-entry.tsx'
import { Entry } from './entry.tsx'
import * as say from './messages.ts'
import { useOffered } from './offered.ts'
import styles from './palette.module.css'
import { PaletteRecords } from './palette-records.tsx'

/** As many as a search takes. */
const LONGEST = 200

const isOf = (label: string, words: string) => label.toLowerCase().includes(words.toLowerCase())

interface PaletteProps {
  onClose: () => void
}

/**
 * Does by a few letters what the page offers, and leads to any place of the console and to records by their
 * names.
 */
export const Palette = ({ onClose }: PaletteProps) => {
  const [typed, setTyped] = useState('')
  /** The types whose records are being looked for. */
  const [looking, setLooking] = useState<readonly string[]>([])
  /** Enter was pressed before they were found. */
  const [isAwaited, setIsAwaited] = useState(false)
  const palette = useRef<HTMLDivElement>(null)
  const words = typed.trim()
  const offered = useOffered().filter(({ label }) => isOf(label, words))
  const places = SECTIONS.filter(({ label }) => isOf(label, words))
  const beginnings = BEGINNINGS.filter(({ label }) => isOf(label, words))

  const listEntries = () => [...(palette.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const isFound = offered.some(({ refusal }) => refusal === null) || places.length > 0 || looking.length === 0
  const chooseFirst = () =>
    listEntries()
      .find((entry) => entry.ariaDisabled !== 'true')
      ?.click()
  const chooseAwaited = useEffectEvent(chooseFirst)
  useEffect(() => {
    if (isAwaited && isFound) chooseAwaited()
  }, [isAwaited, isFound])

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const entries = listEntries()
    const focused = document.activeElement
    const at = focused instanceof HTMLElement ? entries.indexOf(focused) : -1
    const isField = event.target instanceof HTMLInputElement
    const moves: Record<string, () => void> = {
      ArrowDown: () => entries[Math.min(at + 1, entries.length - 1)]?.focus(),
      ArrowUp: () => (at > 0 ? entries[at - 1] : palette.current?.querySelector('input'))?.focus(),
      ...(isField && { Enter: () => (isFound ? chooseFirst() : setIsAwaited(true)) }),
    }
    const does = moves[event.key]
    if (!does || event.nativeEvent.isComposing) return
    event.preventDefault()
    does()
  }

  return (
    <Modal title={say.goTo} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between what can be pressed */}
      <div ref={palette} onKeyDown={move}>
        <input
          className={styles.input}
          type="text"
          aria-label={say.findAnything}
          placeholder={say.examples}
          autoComplete="off"
          maxLength={LONGEST}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setIsAwaited(false)
          }}
        />
        <ul className={styles.entries} aria-label={say.actions}>
          {offered.map((action) => (
            <ActionEntry key={action.label} action={action} onChoose={onClose} />
          ))}
        </ul>
        <ul className={styles.entries} aria-label={say.places}>
          {places.map(({ to, label, letter }) => (
            <Entry key={to} to={to} label={label} hint={`g ${letter}`} onChoose={onClose} />
          ))}
          {beginnings.map(({ to, label }) => (
            <Entry key={to} to={to} label={label} onChoose={onClose} />
          ))}
        </ul>
        {RECORD_TYPES.map((type) => (
          <PaletteRecords
            key={type.resource}
            type={type}
            words={words}
            onLooking={(isLooking) =>
              setLooking((all) => {
                const others = all.filter((each) => each !== type.resource)
                return isLooking ? [...others, type.resource] : others
              })
            }
            onChoose={onClose}
          />
        ))}
        {words !== '' && (
          <ul className={styles.entries} aria-label={say.storefront}>
            <Entry
              to={`/search?${new URLSearchParams({ q: words })}`}
              label={say.searchArtFor(words)}
              onChoose={onClose}
            />
          </ul>
        )}
      </div>
    </Modal>
  )
}
