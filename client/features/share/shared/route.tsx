import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { SharedProjectDocument } from '#client/apollo/generated/graphql.ts'
import { apolloContext } from '#client/apollo/router-context.ts'
import { WITHOUT_SESSION } from '#client/apollo/session.ts'
import { SharedProject } from './shared-project.tsx'

/**
 * Brings what the link shows into the cache, anew each time; that it cannot be had is said on the page, which
 * asks once more.
 */
export const loader = async ({ params: { token = '' }, context }: LoaderFunctionArgs) => {
  const wanted = {
    query: SharedProjectDocument,
    variables: { shareToken: token },
    fetchPolicy: 'network-only' as const,
    context: WITHOUT_SESSION,
  }
  await context
    .get(apolloContext)
    .query(wanted)
    .catch(() => {})
  return null
}

/** A project as its link shows it (issue 5, line 6). */
export const Component = () => {
  const { token = '' } = useParams()
  return <SharedProject shareToken={token} key={token} />
}
