import { useMoneyChange } from '#client/actors/money-change.ts'
import type { PaymentDueQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import * as say from './messages.tsx'
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
        {say.byStaff}
      </h2>
      <OwnMatter refusal={refusal} />
      <div className={styles.actions}>
        <Button variant="outline" disabled={isClosed} onClick={() => ask({ kind: 'adjust', artist })}>
          {say.adjustTheBalance}
        </Button>
        <Button variant="outline" disabled={isClosed} onClick={() => ask({ kind: 'hold', artist })}>
          {say.holdPayouts}
        </Button>
      </div>
      {adjustments.length > 0 && (
        <MoneyTable
          label={say.adjustments}
          rows={adjustments}
          keyOf={({ id }) => id}
          columns={[
            { label: say.adjustment, show: ({ reason }) => reason },
            {
              label: say.by,
              show: ({ by, decidedBy, created }) => (
                <>
                  {by ?? say.shop}
                  {decidedBy && decidedBy !== by && `, ${decidedBy}`}
                  <span className={styles.beside}>
                    <Time at={created} to="minute" />
                  </span>
                </>
              ),
            },
            { label: say.amount, isSum: true, show: ({ amount }) => formatMoney(amount) },
            {
              label: say.state,
              show: ({ id, status, isYours }) =>
                status === 'waiting' ? (
                  <div className={styles.actions}>
                    {isYours ? (
                      say.waitsForSecond
                    ) : (
                      <Button
                        variant="outline"
                        disabled={isClosed}
                        onClick={() => ask({ kind: 'decide', id, decision: 'confirm' })}
                      >
                        {say.confirm}
                      </Button>
                    )}
                    <Button
                      variant="outline"
                      disabled={isClosed}
                      onClick={() => ask({ kind: 'decide', id, decision: 'decline' })}
                    >
                      {say.decline}
                    </Button>
                  </div>
                ) : status === 'made' ? (
                  say.made
                ) : (
                  say.declined
                ),
            },
          ]}
          none=""
        />
      )}
      {holds.length > 0 && (
        <MoneyTable
          label={say.holds}
          rows={holds}
          keyOf={({ id }) => id}
          columns={[
            {
              label: say.hold,
              show: ({ reason, note }) => (
                <>
                  {reason}
                  {note && <span className={styles.beside}>{say.forStaff(note)}</span>}
                </>
              ),
            },
            { label: say.by, show: ({ by }) => by ?? say.shop },
            { label: say.until, show: ({ endsOn }) => <Day day={endsOn} /> },
            {
              label: say.state,
              show: ({ id, isActive, liftedBy }) =>
                isActive ? (
                  <Button variant="outline" disabled={isClosed} onClick={() => ask({ kind: 'lift', id })}>
                    {say.endHold}
                  </Button>
                ) : liftedBy ? (
                  say.endedBy(liftedBy)
                ) : (
                  say.ended
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
