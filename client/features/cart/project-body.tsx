import type { ReactNode, RefObject } from 'react'
import { Link } from 'react-router-dom'
import { makeButtonClass } from '#client/ui/button.tsx'
import styles from './cart-screen.module.css'
import { CheckOut } from './check-out.tsx'
import { EmptyProject } from './empty-project.tsx'
import { History } from './history/history.tsx'
import * as say from './messages.tsx'
import summary from './order-summary.module.css'
import { OrderSummary } from './order-summary.tsx'
import { OrderedNotice } from './ordered-notice.tsx'
import type { ReviewParts } from './parts.ts'
import { ProjectHeading } from './project-heading.tsx'
import type { Project } from './project-lines.tsx'

interface ProjectBodyProps {
  cart: Project
  checkoutPath: string
  heading: RefObject<HTMLHeadingElement | null>
  hasRemoved: boolean
  /** Of its history, as far as anything that was read here knows. */
  version: number
  Hearted: ReviewParts['Hearted']
  ProjectShare: ReviewParts['ProjectShare']
  /** Its lines. */
  children: ReactNode
}

/** A project as it is: open, with nothing in it, or ordered. */
export const ProjectBody = ({
  cart,
  checkoutPath,
  heading,
  hasRemoved,
  version,
  Hearted,
  ProjectShare,
  children,
}: ProjectBodyProps) => {
  const { token, isGuest, quantity, latestOrder, project, items } = cart
  const history = <History cartToken={token} isGuest={isGuest} version={version} />
  // A guest's has no page of its own.
  const path = isGuest ? null : `/projects/${project.id}`
  const title = <ProjectHeading cart={cart} path={path} heading={heading} />
  if (items.count === 0)
    return (
      <>
        {title}
        <EmptyProject isPart takesFocus={hasRemoved} Hearted={Hearted} />
        <div className={styles.emptyHistory}>
          <ProjectShare cartToken={token} isGuest={isGuest} isOrdered={false} isEmpty />
          {history}
        </div>
      </>
    )
  const orderPath = latestOrder && `/orders/${latestOrder}${isGuest ? `?cart=${token}` : ''}`
  return (
    <>
      {title}
      {orderPath && <OrderedNotice path={orderPath} />}
      <div className={styles.columns}>
        {children}
        <div className={styles.side}>
          <OrderSummary cart={cart}>
            {orderPath ? (
              <Link to={orderPath} className={`${makeButtonClass({ size: 'lg' })} ${summary.checkOut}`}>
                {say.orderAgain}
              </Link>
            ) : (
              <CheckOut path={checkoutPath} quantity={quantity} />
            )}
          </OrderSummary>
          <ProjectShare
            cartToken={token}
            isGuest={isGuest}
            isOrdered={latestOrder !== null}
            isEmpty={false}
          />
          {history}
        </div>
      </div>
    </>
  )
}
