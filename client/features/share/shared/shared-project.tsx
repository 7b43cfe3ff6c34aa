import { useQuery } from '@apollo/client/react'
import { SharedProjectDocument, type SharedProjectQuery } from '#client/apollo/generated/graphql.ts'
import { WITHOUT_SESSION } from '#client/apollo/session.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import * as say from '../messages.tsx'
import { LinkEnded } from './link-ended.tsx'
import styles from './shared.module.css'
import { SharedScreen } from './shared-screen.tsx'

/** Reads what a link opens: in nobody's name, for whoever has the link is not asked who they are. */
export const SharedProject = ({ shareToken }: { shareToken: string }) => {
  const { data, error, loading, refetch } = useQuery(SharedProjectDocument, {
    variables: { shareToken },
    context: WITHOUT_SESSION,
  })
  const project = data?.sharedProject
  usePageTitle(titleOf(data))
  return (
    <div className={styles.screen}>
      {error && <Unavailable message={error.message} onRetry={() => void refetch()} />}
      {project && <SharedScreen project={project} onEnded={() => void refetch()} />}
      {data && !project && <LinkEnded />}
      {!data && loading && <LoadingBar label={say.loadingTheProject} />}
    </div>
  )
}

const titleOf = (data: SharedProjectQuery | undefined): string | undefined => {
  if (!data) return undefined
  return data.sharedProject ? (data.sharedProject.name ?? say.printsToReview) : say.notFound
}
