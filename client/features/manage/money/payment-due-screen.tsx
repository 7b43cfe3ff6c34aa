import { useQuery } from '@apollo/client/react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { PaymentDueDocument } from '#client/apollo/generated/graphql.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { Sums } from '#client/ui/money/sums.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { BalanceActions } from './balance-actions.tsx'
import { Lines } from './lines.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { Reasons } from './reasons.tsx'
import { statusInWords } from './words.ts'

/** Why no day is known on which something is paid. */
const nobodysDay = (reasons: readonly { who: string }[]): string =>
  reasons.every(({ who }) => who === 'time') ? 'With the next royalties' : 'Somebody has to act'

const TRAIL = { to: '/manage/payment-due', label: 'Payments due' }

/** /manage/payment-due/{artist}: what one artist is owed, and each line of it. */
export const Component = () => {
  const { artist = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address)
  const state = address.get('state') === 'pending' ? 'pending' : 'cleared'
  const asked = useQuery(PaymentDueDocument, {
    variables: { artist, state, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading } = asked
  const shown = data ?? (loading ? previousData : undefined)
  const due = shown?.paymentDue
  return (
    <MoneyPage title={due?.artistName ?? 'Payment due'} trail={TRAIL} asked={asked}>
      {due === null && <p>This artist never had any money here.</p>}
      {shown && due && (
        <>
          <Sums
            sums={[
              ['Payable today', due.payable],
              ['Cleared', due.cleared],
              ['Pending', due.pending],
              ['On its way', due.inTransit],
              ['Paid so far', due.paid],
              [
                'Next day',
                due.nextDay === null ? nobodysDay(due.reasons) : <Day key="next" day={due.nextDay} />,
              ],
              ['Account', due.accountLabel || 'None'],
            ]}
          />
          {due.reasons.length > 0 && (
            <section aria-labelledby="why">
              <h2 id="why" className={styles.heading}>
                Why it is not paid
              </h2>
              <Reasons reasons={due.reasons} />
            </section>
          )}
          <section aria-labelledby="lines">
            <h2 id="lines" className={styles.heading}>
              What is unpaid
            </h2>
            <div className={choices.choices}>
              <LabelledSelect
                label="Show"
                value={state}
                options={[
                  ['cleared', 'Cleared'],
                  ['pending', 'Pending'],
                ]}
                onChoose={(chosen) => setAddress(narrow(address, { state: chosen }))}
              />
            </div>
            <Lines
              lines={shown.dueLines.data}
              isPending={state === 'pending'}
              none={state === 'pending' ? 'Nothing is pending.' : 'Nothing has cleared that is unpaid.'}
            />
            <PagesOf count={shown.dueLines.count} />
          </section>
          <BalanceActions
            artist={artist}
            adjustments={shown.artistAdjustments}
            holds={shown.payoutHolds}
            refusal={due.refusal}
            onChanged={() => void asked.refetch()}
          />
          <section aria-labelledby="payouts">
            <h2 id="payouts" className={styles.heading}>
              Latest payouts
            </h2>
            <MoneyTable
              label="Latest payouts"
              rows={shown.artistPayments.data}
              keyOf={({ token }) => token}
              columns={[
                {
                  label: 'Day',
                  show: ({ token, day }) => (
                    <Link className={styles.link} to={`/manage/artist-payment/${token}`}>
                      <Day day={day} />
                    </Link>
                  ),
                },
                { label: 'Status', show: ({ status }) => statusInWords(status) },
                { label: 'Net', isSum: true, show: ({ net }) => formatMoney(net) },
              ]}
              none="Nothing was paid yet."
            />
          </section>
        </>
      )}
    </MoneyPage>
  )
}
