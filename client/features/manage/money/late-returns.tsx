import { Link } from 'react-router-dom'
import type { MoneyChanging } from '#client/actors/money-change.ts'
import type { TaxYearQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'

interface LateReturnsProps {
  returns: TaxYearQuery['taxYear']['lateReturns']
  change: MoneyChanging
}

/** Payouts of earlier years that came back in this one; staff correct the year in which they were paid. */
export const LateReturns = ({ returns, change }: LateReturnsProps) => (
  <section aria-labelledby="late">
    <h2 id="late" className={styles.heading}>
      {say.lateReturns}
    </h2>
    <MoneyTable
      label={say.lateReturns}
      rows={returns}
      keyOf={({ payout }) => payout}
      columns={[
        {
          label: say.payout,
          show: ({ payout, artistName }) => (
            <Link className={styles.link} to={`/manage/artist-payment/${payout}`}>
              {artistName}
            </Link>
          ),
        },
        { label: say.paidOn, show: ({ paidOn }) => <Day day={paidOn} /> },
        { label: say.cameBack, show: ({ returnedOn }) => <Day day={returnedOn} /> },
        {
          label: say.corrected,
          show: ({ isCorrected, payout, paidOn }) =>
            isCorrected ? (
              say.yes
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
                {say.correctYear(paidOn.slice(0, 4))}
              </Button>
            ),
        },
        { label: say.amount, isSum: true, show: ({ amount }) => formatMoney(amount) },
      ]}
      none=""
    />
  </section>
)
