import { type KeyboardEvent, useId, useState } from 'react'
import { usePlaceLookup } from '#client/actors/orders/place-lookup.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import type { PlaceFieldProps } from '../slots.ts'
import * as say from './messages.ts'
import styles from './place-field.module.css'

/**
 * Finds an address by a few words of it, and fills the plain fields in; they can be changed or typed without
 * it (spec.md section 5).
 */
export const PlaceField = (props: PlaceFieldProps) => {
  const { isReady, suggestions, type, choose, close } = usePlaceLookup(
    useSettings().googleMapsKey ?? '',
    props,
  )
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const listId = useId()
  const optionIdOf = (index: number) => `${listId}-${index}`
  const isOpen = suggestions.length > 0

  const chooseAt = (index: number) => {
    const suggestion = suggestions[index]
    if (!suggestion) return
    setText(suggestion.text)
    setActive(-1)
    choose(suggestion)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!isOpen) return
    const last = suggestions.length - 1
    if (event.key === 'ArrowDown') setActive(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active >= 0) chooseAt(active)
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.lookup}>
      <TextField
        label={say.findAddress}
        name="lookup"
        help={say.orFillIn}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionIdOf(active) : undefined}
        maxLength={200}
        disabled={!isReady}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setActive(-1)
          type(target.value)
        }}
        onKeyDown={pressKey}
        onBlur={close}
      />
      <div className={styles.popup} hidden={!isOpen}>
        <div role="listbox" id={listId} aria-label={say.addresses}>
          {suggestions.map(({ id, text: shown }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field, which keeps the focus.
            <div
              key={id}
              id={optionIdOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              // The field keeps the focus: leaving it would close the list before it is chosen from.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => chooseAt(index)}
            >
              {shown}
            </div>
          ))}
        </div>
        <p className={styles.source}>{say.poweredByGoogle}</p>
      </div>
    </div>
  )
}
