import type { ReactNode } from 'react'
import styles from './explained.module.css'

interface ExplainedProps {
  title: string
  /** Under the title, in paragraphs. */
  words: ReactNode
  /** What they are about. */
  children: ReactNode
}

/** A title and a few words beside what they explain; above it where there is no room. */
export const Explained = ({ title, words, children }: ExplainedProps) => (
  <section className={styles.section}>
    <div className={styles.words}>
      <h2>{title}</h2>
      {words}
    </div>
    {children}
  </section>
)
