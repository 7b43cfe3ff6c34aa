import { useQuery } from '@apollo/client/react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { AnyStateMachine } from 'xstate'
import { UsageDocument, WalksDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { useRefused } from '../../use-refused.ts'
import styles from '../machines-report.module.css'
import * as say from '../messages.tsx'
import { readUsagePlace, toUsageVariables } from './place.ts'
import { UsageChoices } from './usage-choices.tsx'
import { UsageReport } from './usage-report.tsx'

/** /manage/machines?show=usage: the statecharts by how visits took them. */
export const UsageScreen = ({ machines }: { machines: readonly AnyStateMachine[] }) => {
  const [address, setAddress] = useSearchParams()
  const { hash } = useLocation()
  const place = readUsagePlace(address)
  const walks = useQuery(WalksDocument, { fetchPolicy: 'no-cache' })
  const { data, error, loading, refetch } = useQuery(UsageDocument, {
    variables: toUsageVariables(place),
    fetchPolicy: 'no-cache',
  })
  const isRefused = useRefused(error)
  return (
    <div className={styles.part} aria-busy={loading}>
      <UsageChoices place={place} onPlace={(to) => setAddress({ show: 'usage', ...to })} />
      {error && !isRefused && <Unavailable message={say.usageNotLoaded} onRetry={() => void refetch()} />}
      {loading && <LoadingBar label={say.loading} />}
      {data && !data.usage.isCounted && (
        <p className={styles.lead} role="status">
          {say.howToCount(<code className={styles.code}>{say.countSetting}</code>)}
        </p>
      )}
      {data && (data.usage.isCounted || data.usage.visits > 0) && (
        <UsageReport
          key={`${address}`}
          machines={machines}
          usage={data.usage}
          walks={walks.data?.walks ?? null}
          opened={hash.slice(1)}
        />
      )}
    </div>
  )
}
