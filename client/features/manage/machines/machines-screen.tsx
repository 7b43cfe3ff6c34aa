import { useQuery } from '@apollo/client/react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { AnyStateMachine } from 'xstate'
import { WalksDocument } from '#client/apollo/generated/graphql.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useRefused } from '../use-refused.ts'
import styles from './machines-report.module.css'
import { MachinesReport } from './machines-report.tsx'
import * as say from './messages.tsx'
import { UsageScreen } from './usage/usage-screen.tsx'

/**
 * /manage/machines: the statecharts of this build, with what the walks that were run here last took of them.
 */
export const MachinesScreen = ({ machines }: { machines: readonly AnyStateMachine[] }) => {
  usePageTitle(say.machines)
  const [address] = useSearchParams()
  const isUsage = address.get('show') === 'usage'
  return (
    <>
      <h1 className={styles.title}>{say.machines}</h1>
      <nav className={styles.views} aria-label={say.machines}>
        <Link to="/manage/machines" aria-current={isUsage ? undefined : 'page'}>
          {say.walks}
        </Link>
        <Link to="/manage/machines?show=usage" aria-current={isUsage ? 'page' : undefined}>
          {say.usage}
        </Link>
      </nav>
      {isUsage ? <UsageScreen machines={machines} /> : <WalksPart machines={machines} />}
    </>
  )
}

const WalksPart = ({ machines }: { machines: readonly AnyStateMachine[] }) => {
  const { hash } = useLocation()
  const { data, error, refetch } = useQuery(WalksDocument, { fetchPolicy: 'no-cache' })
  const isRefused = useRefused(error)
  if (data) return <MachinesReport machines={machines} walks={data.walks ?? null} opened={hash.slice(1)} />
  const isAsked = !error || isRefused
  return (
    <div className={styles.part} aria-busy={isAsked}>
      {!isAsked && <Unavailable message={say.walksNotLoaded} onRetry={() => refetch()} />}
    </div>
  )
}
