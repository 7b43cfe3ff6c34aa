import { useId, useRef, useState } from 'react'
import { Button, makeButtonClass } from '#client/ui/button.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { useOfferActions } from '../../palette/offered.ts'
import { toLocal } from '../fields/convert.ts'
import styles from './as-of-popup.module.css'
import * as say from './messages.tsx'

interface AsOfPopupProps {
  /** ISO 8601; null where the list is of now. */
  at: string | null
  onShow: (at: string) => void
}

/** Asks of which moment the list is to be shown. */
export const AsOfPopup = ({ at, onShow }: AsOfPopupProps) => {
  const id = useId()
  const moment = useRef<HTMLInputElement>(null)
  // A default that changes as the list is drawn again would take the place of what is being typed.
  const [opened] = useState(() => new Date().toISOString())
  const open = () => {
    moment.current?.closest<HTMLElement>('[popover]')?.showPopover()
    moment.current?.focus()
  }
  useOfferActions(() => [{ label: say.asOfMore, refusal: null, does: open }])
  return (
    <Popup className={makeButtonClass({ variant: 'outline' })} button={say.asOfMore}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (moment.current) onShow(new Date(moment.current.value).toISOString())
        }}
      >
        <label htmlFor={id}>{say.showListAsOf}</label>
        <input
          ref={moment}
          id={id}
          type="datetime-local"
          step={1}
          required
          defaultValue={toLocal(at ?? opened)}
          className={styles.moment}
        />
        <Button type="submit" size="sm">
          {say.show}
        </Button>
      </form>
    </Popup>
  )
}
