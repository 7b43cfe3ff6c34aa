import type { ReactNode } from 'react'
import { keptClear } from '#client/ui/kept-clear.ts'
import styles from './step.module.css'

interface StepProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** One step under its heading, which gets the focus when the step comes. */
export const StepSection = ({ title, lead, children }: StepProps) => (
  <section className={styles.step}>
    <h2 tabIndex={-1}>{title}</h2>
    {lead && <p className={styles.lead}>{lead}</p>}
    {children}
  </section>
)

/** What the step ends with: on, or back. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions} {...keptClear}>
    {children}
  </div>
)
