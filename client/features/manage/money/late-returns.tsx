import { Link } from 'react-router-dom'
import type { MoneyChanging } from '#client/actors/money-change.ts'
import type { TaxYearQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from './money.module.css'

interface LateReturnsProps {
  returns: TaxYearQuery['taxYear']['lateReturns']
  change: MoneyChanging
}

/** Payouts of earlier years that came back in this one; staff correct the year in which they were paid. */
export const LateReturns = ({ returns, change }: LateReturnsProps) => (
  <section aria-labelledby="late">
    <h2 id="late" className={styles.heading}>
      Came back from earlier years
    </h2>
    <MoneyTable
      label="Came back from earlier years"
      rows={returns}
      keyOf={({ payout }) => payout}
      columns={[
        {
          label: 'Payout',
          show: ({ payout, artistName }) => (
            <Link className={styles.link} to={`/manage/artist-payment/${payout}`}>
              {artistName}
            </Link>
          ),
        },
        { label: 'Paid on', show: ({ paidOn }) => <Day day={paidOn} /> },
        { label: 'Came back', show: ({ returnedOn }) => <Day day={returnedOn} /> },
        {
          label: 'Corrected',
          show: ({ isCorrected, payout, paidOn }) =>
            isCorrected ? (
              'Yes'
            ) : (
              <Button
                variant="outline"
                disabled={change.isPending}
                onClick={() =>
                  change.ask({
                    kind: 'tax-year',
                    year: Number(paidOn.slice(0, 4)),
                    change: 'corrections',
                    payout,
                  })
                }
              >
                Correct {paidOn.slice(0, 4)}
              </Button>
            ),
        },
        { label: 'Amount', isSum: true, show: ({ amount }) => formatMoney(amount) },
      ]}
      none=""
    />
  </section>
)
