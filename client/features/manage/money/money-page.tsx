import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import listStyles from '../list-page.module.css'
import { useRefused } from '../use-refused.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'

interface MoneyPageProps {
  title: string
  lead?: ReactNode
  /** The list that the page belongs to. */
  trail?: { to: string; label: string }
  /** What the page shows, as it comes. */
  asked: { loading: boolean; error?: Error | undefined; refetch(): unknown }
  /** Nothing while it has not come. */
  children: ReactNode
}

/** A page of the console about money, with what is said while it loads and where it cannot be loaded. */
export const MoneyPage = ({ title, lead, trail, asked, children }: MoneyPageProps) => {
  usePageTitle(title)
  const { loading, error, refetch } = asked
  const isRefused = useRefused(error)
  return (
    <div className={listStyles.page} aria-busy={loading}>
      {trail && (
        <p>
          <Link className={styles.back} to={trail.to}>
            <span aria-hidden>←</span> {trail.label}
          </Link>
        </p>
      )}
      <h1 className={listStyles.title}>{title}</h1>
      {lead && <p className={listStyles.lead}>{lead}</p>}
      {error && !isRefused && <Unavailable message={say.notLoaded} onRetry={() => void refetch()} />}
      {!children && loading && <LoadingBar label={say.loading} />}
      {children}
    </div>
  )
}
