import { CombinedGraphQLErrors } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { AnyStateMachine } from 'xstate'
import { useEntry } from '#client/actors/access.ts'
import { WalksDocument } from '#client/apollo/generated/graphql.ts'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './machines-report.module.css'
import { MachinesReport } from './machines-report.tsx'

/** /manage/machines: the statecharts of this build, with what the walks that were run here last took of them. */
export const MachinesScreen = ({ machines }: { machines: readonly AnyStateMachine[] }) => {
  usePageTitle('Machines')
  const { hash } = useLocation()
  const { refused } = useEntry()
  const { data, error, refetch } = useQuery(WalksDocument, { fetchPolicy: 'no-cache' })
  const isRefused = CombinedGraphQLErrors.is(error) && error.errors.some(isForbidden)
  useEffect(() => {
    if (isRefused) refused()
  })
  if (data) return <MachinesReport machines={machines} walks={data.walks ?? null} opened={hash.slice(1)} />
  if (!error || isRefused) return <div className={styles.part} aria-busy="true" />
  return (
    <div className={styles.part}>
      <h1 className={styles.title}>Machines</h1>
      <Unavailable message="What was walked cannot be read right now." onRetry={() => refetch()} />
    </div>
  )
}

const isForbidden = ({ extensions }: CombinedGraphQLErrors['errors'][number]) =>
  extensions?.code === 'FORBIDDEN'
