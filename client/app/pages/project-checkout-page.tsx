import { useQuery } from '@apollo/client/react'
import { useLoaderData, useParams } from 'react-router-dom'
import { ProjectCartDocument } from '#client/apollo/generated/graphql.ts'
import { openCheckouts } from '#client/app/follow/open-checkouts.ts'
import { useCheckoutParts } from '#client/app/parts/checkout-parts.tsx'
import { CheckoutPage } from '#client/features/checkout/checkout-page.tsx'
import { loadOnce } from './load-once.ts'

/** What the last page of this tab has left in the middle goes on before anything is shown. */
export const loader = loadOnce(openCheckouts)

/** Checks out one of the account's projects. */
export const Component = () => {
  const { id: projectId = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(ProjectCartDocument, { variables: { projectId } })
  return (
    <CheckoutPage
      checkouts={useLoaderData<typeof loader>()}
      token={data?.projectCart?.token ?? null}
      isSettled={!loading}
      projectPath={`/projects/${projectId}`}
      {...useCheckoutParts()}
      outage={error ? { message: error.message, onRetry: () => void refetch() } : null}
    />
  )
}
