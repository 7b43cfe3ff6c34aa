import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { useActors } from '#client/actors/context.ts'
import { ProjectCartDocument } from '#client/apollo/generated/graphql.ts'
import { openCheckouts } from '#client/app/follow/open-checkouts.ts'
import { useCheckoutParts } from '#client/app/parts/checkout-parts.tsx'
import { CheckoutPage } from '#client/features/checkout/checkout-page.tsx'
import { loadCheckout } from './checkout-loader.ts'

export const loader = loadCheckout

/** Checks out one of the account's projects. */
export const Component = () => {
  const { id: projectId = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(ProjectCartDocument, { variables: { projectId } })
  return (
    <CheckoutPage
      checkouts={openCheckouts(useActors())}
      token={data?.projectCart?.token ?? null}
      isSettled={!loading}
      projectPath={`/projects/${projectId}`}
      {...useCheckoutParts()}
      outage={error ? { message: error.message, onRetry: () => void refetch() } : null}
    />
  )
}
