import { useId } from 'react'
import { useFollowMail } from '#client/actors/artists/follow.ts'
import styles from './following.module.css'
import * as say from './messages.tsx'

/** Turns the mail about new work off, and on again after it was ended by the link in one. */
export const MailSwitch = ({ isWanted }: { isWanted: boolean }) => {
  const note = useId()
  const { isOn, isPending, toggle } = useFollowMail(isWanted)
  return (
    <div className={styles.mail}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-busy={isPending}
          aria-describedby={note}
          onChange={toggle}
        />
        {say.emailMe}
      </label>
      <p id={note}>{say.howOften}</p>
    </div>
  )
}
