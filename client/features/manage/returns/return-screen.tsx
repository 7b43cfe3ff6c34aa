import { useQuery } from '@apollo/client/react'
import { Link, useParams } from 'react-router-dom'
import { ManageReturnDocument } from '#client/apollo/generated/graphql.ts'
import { ConfirmReturn } from '#client/features/returns/confirm-return.tsx'
import { ReturnCards } from '#client/features/returns/return-cards.tsx'
import styles from '../money/money.module.css'
import { MoneyPage } from '../money/money-page.tsx'
import { OwnMatter } from '../money/own-matter.tsx'
import * as say from './messages.tsx'

/** /manage/returns/{id}: a return, where staff decide it and pay it back. */
export const Component = () => {
  const { id = '' } = useParams()
  const orderId = id.replace(/-R\d+$/, '')
  const asked = useQuery(ManageReturnDocument, {
    variables: { orderId },
    fetchPolicy: 'cache-and-network',
  })
  const order = asked.data?.order
  const one = order?.returns.returns.find((each) => each.id === id)
  // Staff who ordered it themselves are its customer.
  const isOwn = order?.timeline[0]?.who.isYou === true
  return (
    <MoneyPage
      title={say.returnTitle(id)}
      trail={{ to: '/manage/returns', label: say.returns }}
      asked={asked}
    >
      {order && one && (
        <>
          <p className={styles.who}>
            {say.ofOrder(
              <Link className={styles.link} to={`/orders/${orderId}`}>
                {say.orderName(orderId)}
              </Link>,
              order.email,
            )}
          </p>
          <OwnMatter refusal={isOwn ? say.ownOrder : null} />
          <h2 className={styles.heading}>{say.whatIsReturned}</h2>
          <ReturnCards
            order={order}
            returns={[one]}
            cartToken={null}
            by={isOwn ? 'owner' : 'staff'}
            ConfirmReturn={ConfirmReturn}
            onOutdated={() => void asked.refetch()}
          />
        </>
      )}
      {asked.data && !one && !asked.loading && <p role="status">{say.noSuchReturn}</p>}
    </MoneyPage>
  )
}
