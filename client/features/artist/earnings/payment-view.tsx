import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ArtistEarningsQuery, EarningsPaymentFragment } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import ways from '#client/ui/way.module.css'
import { deductedInWords } from './deducted.ts'
import styles from './earnings.module.css'
import { EarningsLines } from './earnings-lines.tsx'
import * as say from './messages.tsx'
import { PaymentStatus } from './payment-status.tsx'
import sums from './sales/sale.module.css'

type Lines = NonNullable<ArtistEarningsQuery['earningsPaymentLines']>

/** One payment: how it stands, what of it arrives, and each line that it is made of. */
export const PaymentView = ({ lines }: { lines: Lines | null }) => (
  <>
    {lines && <Facts payment={lines.payment} />}
    <EarningsLines heading={say.madeOf} lines={lines} none={say.noSuchPayment} />
    <Link className={ways.way} to="?show=payments">
      {say.allPayments}
    </Link>
  </>
)

const Facts = ({ payment }: { payment: EarningsPaymentFragment }) => {
  const { day, accountLabel, amount, withheld, net } = payment
  return (
    <section aria-labelledby="payment">
      <h2 id="payment" className={styles.heading}>
        {say.paymentOf(<Day day={day} />)}
      </h2>
      <dl className={sums.steps}>
        <Fact term={say.status}>
          <PaymentStatus payment={payment} />
        </Fact>
        <Fact term={say.account}>{accountLabel}</Fact>
        <Fact term={say.amount}>{formatMoney(amount)}</Fact>
        <Fact term={say.withheldForTaxes}>{deductedInWords(withheld)}</Fact>
        <Fact term={say.arrives} isResult>
          {formatMoney(net)}
        </Fact>
      </dl>
    </section>
  )
}

interface FactProps {
  term: string
  isResult?: boolean
  children: ReactNode
}

const Fact = ({ term, isResult = false, children }: FactProps) => (
  <div className={isResult ? sums.result : undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)
