import { useMoneyChange } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'
import { ChangeDialog } from '../money/change-dialog.tsx'
import { useOfferActions } from '../palette/offered.ts'
import type { PanelProps } from '../resources/types/type.ts'
import { ArtistWays } from './artist-ways.tsx'
import * as say from './messages.ts'
import styles from './payees.module.css'
import { TaxFormFacts } from './tax-form-facts.tsx'

/** How a tax form stands, what staff do with it, and its number. */
export const TaxFormPanel = ({ id, values }: PanelProps) => {
  const change = useMoneyChange()
  const { type, state, artist } = values
  const isNamed = values.b_notice === true
  const isAwaited = type === 'W-8BEN-E' && state === 'awaited'
  const mayBeNamed = type === 'W-9' && state !== 'superseded'
  const receive = () => change.ask({ kind: 'receive-form', id })
  const notice = () => change.ask({ kind: 'b-notice', id, isNamed: !isNamed })
  const label = isNamed ? say.settleBNotice : say.recordBNotice
  useOfferActions(() => [
    ...(isAwaited ? [{ label: say.markAsReceivedMore, refusal: null, does: receive }] : []),
    ...(mayBeNamed ? [{ label: `${label}…`, refusal: null, does: notice }] : []),
  ])
  return (
    <section className={styles.panel} aria-label={say.taxForm}>
      <TaxFormFacts id={id} values={values} />
      {(isAwaited || mayBeNamed) && (
        <div className={styles.actions}>
          {isAwaited && (
            <Button disabled={change.isPending} onClick={receive}>
              {say.markAsReceived}
            </Button>
          )}
          {mayBeNamed && (
            <Button variant="outline" disabled={change.isPending} onClick={notice}>
              {label}
            </Button>
          )}
        </div>
      )}
      <ArtistWays artist={`${artist}`} />
      <p className={styles.refused}>{say.notTaxAdvice}</p>
      <ChangeDialog change={change} />
    </section>
  )
}
