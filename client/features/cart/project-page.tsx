import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { ProjectPageDocument } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import styles from './cart-screen.module.css'
import { CartScreen } from './cart-screen.tsx'
import * as say from './messages.tsx'
import { NotRead } from './not-read.tsx'
import type { ReviewParts } from './parts.ts'

interface ProjectPageProps extends ReviewParts {
  /** There is no such project, or it is somebody else's. */
  NotFound: ComponentType
}

/** One project of the account, current or not (spec.md section 2): the cart screen at its own address. */
export const ProjectPage = ({ NotFound, ...parts }: ProjectPageProps) => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(ProjectPageDocument, {
    variables: { projectId: id },
    skip: !isNumber(id),
  })
  const cart = data?.projectCart
  usePageTitle(cart?.project.label || (cart ? id : undefined))
  const path = `/projects/${id}`
  if (!isNumber(id) || cart === null) return <NotFound />
  return (
    <div className={styles.screen} aria-busy={!cart && !error}>
      {!cart && (
        <NotRead>
          {error ? (
            <Unavailable message={error.message} onRetry={() => void refetch()} />
          ) : (
            <LoadingBar label={say.loadingProject} />
          )}
        </NotRead>
      )}
      {cart && (
        <CartScreen
          key={cart.token}
          token={cart.token}
          path={path}
          checkoutPath={`${path}/checkout`}
          outage={null}
          {...parts}
        />
      )}
    </div>
  )
}

/** No other text names a project. */
const isNumber = (id: string) => /^[1-9]\d{0,9}$/.test(id)
