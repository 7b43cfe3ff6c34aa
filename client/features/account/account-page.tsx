import type { ReactNode } from 'react'
import styles from './account-page.module.css'

interface AccountPageProps {
  title: string
  lead: string
  /** What the visitor was about to do. */
  why?: string | null
  children: ReactNode
}

/** One narrow column: nothing to look at but the form. */
export const AccountPage = ({ title, lead, why = null, children }: AccountPageProps) => (
  <section className={styles.page}>
    <h1 className={styles.title}>{title}</h1>
    {why && <p className={styles.why}>{why}</p>}
    <p className={styles.lead}>{lead}</p>
    {children}
  </section>
)

/** The way to the other form, under a hairline. */
export const OtherWay = ({ children }: { children: ReactNode }) => <p className={styles.other}>{children}</p>
