import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '#client/ui/button.tsx'
import * as say from '../messages.tsx'
import styles from './statements.module.css'

/** Leads to what was owed at the end of a day. */
export const AsOfForm = () => {
  const id = useId()
  const [, setAddress] = useSearchParams()
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const day = String(new FormData(event.currentTarget).get('day'))
        setAddress({ show: 'statements', day })
      }}
    >
      <label htmlFor={id}>{say.owedAtEndOfDay}</label>
      <div className={styles.row}>
        <input id={id} type="date" name="day" required className={styles.day} />
        <Button type="submit" variant="outline">
          {say.show}
        </Button>
      </div>
    </form>
  )
}
