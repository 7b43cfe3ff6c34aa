import type { MoneyChanging } from '#client/actors/money-change.ts'
import type { TaxYearQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.tsx'
import styles from './money.module.css'

interface YearActionsProps {
  year: TaxYearQuery['taxYear']
  change: MoneyChanging
}

/** What may be said of a year now: its threshold until it was filed, and that once it is over. */
export const YearActions = ({ year: { year, isOver, filed }, change }: YearActionsProps) =>
  filed === null && (
    <div className={styles.actions}>
      <Button
        variant="outline"
        disabled={change.isPending}
        onClick={() => change.ask({ kind: 'tax-year', year, change: 'threshold', payout: null })}
      >
        {say.setThreshold}
      </Button>
      {isOver && (
        <Button
          disabled={change.isPending}
          onClick={() => change.ask({ kind: 'tax-year', year, change: 'filed', payout: null })}
        >
          {say.markAsFiled}
        </Button>
      )}
    </div>
  )
