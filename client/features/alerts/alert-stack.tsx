import { useRef } from 'react'
import { useAlerts } from '#client/actors/alerts.ts'
import { AlertCard } from './alert-card.tsx'
import styles from './alerts.module.css'
import * as say from './messages.ts'
import { useLift } from './use-lift.ts'

/** Bottom right (spec.md section 9). The region is always there, so that what appears in it is announced. */
export const AlertStack = () => {
  const alerts = useAlerts()
  const stack = useRef<HTMLElement>(null)
  useLift(stack, alerts.length > 0)
  return (
    <section ref={stack} className={styles.stack} aria-label={say.notices} aria-live="polite">
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} />
      ))}
    </section>
  )
}
