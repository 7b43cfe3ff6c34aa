import { type ReactNode, type Ref, useId } from 'react'
import styles from './security.module.css'

interface CardProps {
  title: string
  lead: string
  /** Its heading, where focus goes once what had it is gone. */
  ref?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** One matter of the account's safety. */
export const Card = ({ title, lead, ref, children }: CardProps) => {
  const heading = useId()
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading} ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.lead}>{lead}</p>
      {children}
    </section>
  )
}
