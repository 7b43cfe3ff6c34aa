import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import type { ReactNode } from 'react'
import {
  type OrderSummary_CartFragment,
  OrderSummary_CartFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { Arrives } from '#client/features/purchase/arrival.tsx'
import { SumsPanel } from '#client/features/purchase/sums.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import { FreeShipping } from './free-shipping.tsx'
import * as say from './messages.tsx'
import styles from './order-summary.module.css'

interface OrderSummaryProps {
  cart: FragmentType<OrderSummary_CartFragment>
  /** The way on from here. */
  children: ReactNode
}

/** What it comes to (spec.md section 2), and whom to ask about it. */
export const OrderSummary = ({ cart: from, children }: OrderSummaryProps) => {
  const { phone } = useSettings()
  const { data: cart, complete } = useFragment({ fragment: OrderSummary_CartFragmentDoc, from })
  if (!complete) return null
  return (
    <SumsPanel title={say.orderSummary} sums={{ ...cart, shippingIsEstimate: true }}>
      <FreeShipping gap={cart.freeShippingGap} />
      <Arrives arrival={cart.arrival} note={say.estimatedForContiguousUs} />
      {children}
      <p className={styles.note}>{say.questions(<a href={`tel:${phone}`}>{phone}</a>)}</p>
    </SumsPanel>
  )
}
