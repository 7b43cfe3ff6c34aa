import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { CartReviewsDocument, CartScreenDocument } from '#client/apollo/generated/graphql.ts'
import { isPastTheEnd } from '#client/apollo/past-the-end.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { EmptyProject } from './empty-project.tsx'
import { forgetItem } from './forget-item.ts'
import { lineIdOf } from './line-words.tsx'
import * as say from './messages.tsx'
import { NotRead } from './not-read.tsx'
import { readPage, writePage } from './page.ts'
import type { ReviewParts } from './parts.ts'
import { ProjectBody } from './project-body.tsx'
import { ProjectLines } from './project-lines.tsx'

interface CartScreenProps extends ReviewParts {
  token: string
  /** Where it is shown. */
  path: string
  checkoutPath: string
  /** Why it could not be found out whether this is still the cart, and how to ask again. */
  outage: { message: string; onRetry: () => void } | null
}

/**
 * A project with its lines and sums. They are the cache's; a change of a line brings new sums with it. What
 * could not be read is said once, and what is on the screen stays there.
 */
export const CartScreen = ({
  token,
  path,
  checkoutPath,
  outage,
  Hearted,
  ProjectShare,
  LineReviews,
}: CartScreenProps) => {
  const [params, setParams] = useSearchParams()
  const place = readPage(params)
  const { page, limit } = place
  const [hasRemoved, setHasRemoved] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, previousData, error, loading, refetch, client } = useQuery(CartScreenDocument, {
    variables: { token, page, pageSize: limit },
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  // Load reviews beside the lines and wait for both: a review that came later would push the next lines down.
  const reviews = useQuery(CartReviewsDocument, { variables: { cartToken: token } })
  const goToPage = (wanted: typeof place) => setParams(writePage(wanted))
  const shown = data ?? (loading ? previousData : undefined)

  if (error && page > 1 && isPastTheEnd(error)) return <Navigate to={path} replace />
  const message = (outage ?? error)?.message
  const retry = () => {
    outage?.onRetry()
    refetch()
  }
  const unavailable = message ? <Unavailable message={message} onRetry={retry} /> : null
  if (!shown || reviews.loading)
    return <NotRead>{unavailable ?? <LoadingBar label={say.loadingCart} />}</NotRead>
  const { cart } = shown
  if (unavailable && !cart?.items.count) return <NotRead>{unavailable}</NotRead>
  if (!cart) return <EmptyProject takesFocus={hasRemoved} Hearted={Hearted} />
  const { items } = cart.items

  const forgetLine = (removedId: string) => {
    const index = items.findIndex(({ id }) => id === removedId)
    const neighbour = items[index + 1] ?? items[index - 1]
    const line = neighbour ? document.getElementById(lineIdOf(neighbour.id)) : null
    const target = line ?? heading.current
    target?.focus()
    setHasRemoved(true)
    forgetItem(client.cache, token, removedId)
    if (items.length === 1 && page > 1) goToPage({ page: page - 1, limit })
    else refetch()
  }

  return (
    <>
      {unavailable}
      <ProjectBody
        cart={cart}
        checkoutPath={checkoutPath}
        heading={heading}
        hasRemoved={hasRemoved}
        version={Math.max(cart.version, reviews.data?.share?.cartVersion ?? 0)}
        Hearted={Hearted}
        ProjectShare={ProjectShare}
      >
        <ProjectLines
          cart={cart}
          place={place}
          isBusy={loading}
          onPlace={goToPage}
          onRemoved={forgetLine}
          reviewsOf={(itemId) => <LineReviews cartToken={token} itemId={itemId} />}
        />
      </ProjectBody>
    </>
  )
}
