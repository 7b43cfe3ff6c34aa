import { useMoneyChange } from '#client/actors/money-change.ts'
import type { PaymentDueQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import styles from './money.module.css'
import { OwnMatter } from './own-matter.tsx'

interface BalanceActionsProps {
  artist: string
  adjustments: PaymentDueQuery['artistAdjustments']
  holds: PaymentDueQuery['payoutHolds']
  /** Why whoever looks may do nothing here. */
  refusal: string | null | undefined
  onChanged: () => void
}

/** What staff do to an artist's money by hand, and have done. */
export const BalanceActions = ({ artist, adjustments, holds, refusal, onChanged }: BalanceActionsProps) => {
  const change = useMoneyChange(onChanged)
  const { ask } = change
  const isClosed = change.isPending || Boolean(refusal)
  return (
    <section aria-labelledby="by-hand">
      <h2 id="by-hand" className={styles.heading}>
        By staff
      </h2>
      <OwnMatter refusal={refusal} />
      <div className={styles.actions}>
        <Button variant="outline" disabled={isClosed} onClick={() => ask({ kind: 'adjust', artist })}>
          Adjust the balance
        </Button>
        <Button variant="outline" disabled={isClosed} onClick={() => ask({ kind: 'hold', artist })}>
          Hold payouts
        </Button>
      </div>
      {adjustments.length > 0 && (
        <MoneyTable
          label="Adjustments"
          rows={adjustments}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Adjustment', show: ({ reason }) => reason },
            {
              label: 'By',
              show: ({ by, decidedBy, created }) => (
                <>
                  {by ?? 'Aquatint'}
                  {decidedBy && decidedBy !== by && `, ${decidedBy}`}
                  <span className={styles.beside}>
                    <Time at={created} to="minute" />
                  </span>
                </>
              ),
            },
            { label: 'Amount', isSum: true, show: ({ amount }) => formatMoney(amount) },
            {
              label: 'State',
              show: ({ id, status, isYours }) =>
                status === 'waiting' ? (
                  <div className={styles.actions}>
                    {isYours ? (
                      'Waits for a second member of staff'
                    ) : (
                      <Button
                        variant="outline"
                        disabled={isClosed}
                        onClick={() => ask({ kind: 'decide', id, decision: 'confirm' })}
                      >
                        Confirm
                      </Button>
                    )}
                    <Button
                      variant="outline"
                      disabled={isClosed}
                      onClick={() => ask({ kind: 'decide', id, decision: 'decline' })}
                    >
                      Decline
                    </Button>
                  </div>
                ) : status === 'made' ? (
                  'Made'
                ) : (
                  'Declined'
                ),
            },
          ]}
          none=""
        />
      )}
      {holds.length > 0 && (
        <MoneyTable
          label="Holds"
          rows={holds}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Hold',
              show: ({ reason, note }) => (
                <>
                  {reason}
                  {note && <span className={styles.beside}>For staff: {note}</span>}
                </>
              ),
            },
            { label: 'By', show: ({ by }) => by ?? 'Aquatint' },
            { label: 'Until', show: ({ endsOn }) => <Day day={endsOn} /> },
            {
              label: 'State',
              show: ({ id, isActive, liftedBy }) =>
                isActive ? (
                  <Button variant="outline" disabled={isClosed} onClick={() => ask({ kind: 'lift', id })}>
                    End it
                  </Button>
                ) : liftedBy ? (
                  `Ended by ${liftedBy}`
                ) : (
                  'Over'
                ),
            },
          ]}
          none=""
        />
      )}
      <ChangeDialog change={change} />
    </section>
  )
}
