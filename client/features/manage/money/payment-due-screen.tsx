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
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { Reasons } from './reasons.tsx'
import { statusInWords } from './words.ts'

/** Why no day is known on which something is paid. */
const nobodysDay = (reasons: readonly { who: string }[]): string =>
  reasons.every(({ who }) => who === 'time') ? say.withNextRoyalties : say.actionNeeded

const TRAIL = { to: '/manage/payment-due', label: say.paymentsDue }

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
    <MoneyPage title={due?.artistName ?? say.paymentDue} trail={TRAIL} asked={asked}>
      {due === null && <p>{say.neverHadMoney}</p>}
      {shown && due && (
        <>
          <Sums
            sums={[
              [say.payableToday, due.payable],
              [say.cleared, due.cleared],
              [say.pending, due.pending],
              [say.onItsWay, due.inTransit],
              [say.paidSoFar, due.paid],
              [
                say.nextDay,
                due.nextDay === null ? nobodysDay(due.reasons) : <Day key="next" day={due.nextDay} />,
              ],
              [say.account, due.accountLabel || say.none],
            ]}
          />
          {due.reasons.length > 0 && (
            <section aria-labelledby="why">
              <h2 id="why" className={styles.heading}>
                {say.whyUnpaid}
              </h2>
              <Reasons reasons={due.reasons} />
            </section>
          )}
          <section aria-labelledby="lines">
            <h2 id="lines" className={styles.heading}>
              {say.unpaid}
            </h2>
            <div className={choices.choices}>
              <LabelledSelect
                label={say.show}
                value={state}
                options={[
                  ['cleared', say.cleared],
                  ['pending', say.pending],
                ]}
                onChoose={(chosen) => setAddress(narrow(address, { state: chosen }))}
              />
            </div>
            <Lines
              lines={shown.dueLines.data}
              isPending={state === 'pending'}
              none={state === 'pending' ? say.nothingPending : say.nothingCleared}
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
              {say.latestPayouts}
            </h2>
            <MoneyTable
              label={say.latestPayouts}
              rows={shown.artistPayments.data}
              keyOf={({ token }) => token}
              columns={[
                {
                  label: say.day,
                  show: ({ token, day }) => (
                    <Link className={styles.link} to={`/manage/artist-payment/${token}`}>
                      <Day day={day} />
                    </Link>
                  ),
                },
                { label: say.status, show: ({ status }) => statusInWords(status) },
                { label: say.net, isSum: true, show: ({ net }) => formatMoney(net) },
              ]}
              none={say.nothingPaid}
            />
          </section>
        </>
      )}
    </MoneyPage>
  )
}
