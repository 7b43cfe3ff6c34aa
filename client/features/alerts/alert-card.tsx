import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useAlertIntents, type useAlerts } from '#client/actors/alerts.ts'
import { DismissButton } from '#client/ui/dismiss-button.tsx'
import styles from './alerts.module.css'

type Alert = ReturnType<typeof useAlerts>[number]

/** Holds its time while the pointer or the focus is on it. */
export const AlertCard = ({ alert }: { alert: Alert }) => {
  const card = useRef<HTMLDivElement>(null)
  const { dismiss, hold, release, act } = useAlertIntents(alert.id)
  useEffect(() => holdWhileAttended(card.current, hold, release), [hold, release])
  const { status, text, items, action, more } = alert
  return (
    <div
      ref={card}
      className={styles.card}
      data-status={status}
      role={status === 'danger' ? 'alert' : 'status'}
    >
      <div className={styles.text}>
        <p>
          {text}{' '}
          <span className={styles.actions}>
            {action &&
              (action.kind === 'link' ? (
                <Link to={action.href} onClick={act} className={styles.action}>
                  {action.label}
                </Link>
              ) : (
                <button type="button" onClick={act} className={styles.action}>
                  {action.label}
                </button>
              ))}
            {more && (
              <Link to={more.href} onClick={dismiss} className={styles.action}>
                {more.label}
              </Link>
            )}
          </span>
        </p>
        {items && (
          <ul className={styles.items}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <DismissButton onClick={dismiss} />
    </div>
  )
}

const holdWhileAttended = (card: HTMLElement | null, hold: () => void, release: () => void) => {
  const listening = new AbortController()
  const { signal } = listening
  card?.addEventListener('pointerenter', hold, { signal })
  card?.addEventListener('focusin', hold, { signal })
  card?.addEventListener('pointerleave', release, { signal })
  card?.addEventListener('focusout', release, { signal })
  return () => listening.abort()
}
