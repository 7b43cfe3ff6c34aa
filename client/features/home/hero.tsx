import type { ReactNode } from 'react'
import styles from './hero.module.css'

interface HeroProps {
  title: string
  lead: string
  /** What to do first, under the words. */
  children: ReactNode
  picture: ReactNode
}

/** The first words, and one picture hung beside them. */
export const Hero = ({ title, lead, children, picture }: HeroProps) => (
  <section className={styles.hero}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
    {picture}
  </section>
)
