import { useQuery } from '@apollo/client/react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { ArtistPaymentDocument, type ArtistPaymentQuery } from '#client/apollo/generated/graphql.ts'
import { Day } from '#client/ui/money/day.tsx'
import { MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { readPart } from '#client/ui/money/place.ts'
import { Sums } from '#client/ui/money/sums.tsx'
import { Time } from '#client/ui/time.tsx'
import { Lines } from './lines.tsx'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { PayoutActions } from './payout-actions.tsx'
import { statusInWords } from './words.ts'

const TRAIL = { to: '/manage/artist-payment', label: say.payouts }

/** /manage/artist-payment/{token}: a payout, what became of it, and each cent of it. */
export const Component = () => {
  const { token = '' } = useParams()
  const [address] = useSearchParams()
  const { limit, offset } = readPart(address)
  const asked = useQuery(ArtistPaymentDocument, {
    variables: { token, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading } = asked
  const shown = data ?? (loading ? previousData : undefined)
  const payout = shown?.artistPayment
  return (
    <MoneyPage
      title={payout ? say.payoutTo(payout.artistName) : say.payout}
      trail={TRAIL}
      lead={payout && token}
      asked={asked}
    >
      {payout === null && <p>{say.noSuchPayout}</p>}
      {shown && payout && (
        <>
          <Facts payout={payout} />
          <PayoutActions payout={payout} onChanged={() => void asked.refetch()} />
          <section aria-labelledby="moments">
            <h2 id="moments" className={styles.heading}>
              {say.whatBecameOfIt}
            </h2>
            <Moments moments={payout.moments} />
          </section>
          <section aria-labelledby="lines">
            <h2 id="lines" className={styles.heading}>
              {say.madeOf}
            </h2>
            <Lines lines={shown.artistPaymentLines.data} none={say.noLines} />
            <PagesOf count={shown.artistPaymentLines.count} />
          </section>
        </>
      )}
    </MoneyPage>
  )
}

type Payout = NonNullable<ArtistPaymentQuery['artistPayment']>

const Facts = ({ payout }: { payout: Payout }) => (
  <>
    {payout.reported !== null && <p className={styles.warning}>{say.providerSays(payout.reported)}</p>}
    <Sums
      sums={[
        [say.status, statusInWords(payout.status)],
        [say.amount, payout.amount],
        [say.withheld, payout.withheld],
        [say.net, payout.net],
        [say.account, payout.accountLabel],
        [
          say.run,
          <Link key="run" className={styles.link} to={`/manage/payout-run/${payout.run}`}>
            <Day day={payout.day} />
          </Link>,
        ],
        ...(payout.paidOn === null ? [] : [[say.paidOn, <Day key="paid" day={payout.paidOn} />] as const]),
        ...(payout.reference === null ? [] : [[say.bankReference, payout.reference] as const]),
        ...(payout.reason === null ? [] : [[say.reason, payout.reason] as const]),
        [
          say.artist,
          <Link key="artist" className={styles.link} to={`/manage/payment-due/${payout.artist}`}>
            {say.whatIsDue}
          </Link>,
        ],
      ]}
    />
  </>
)

const Moments = ({ moments }: Pick<Payout, 'moments'>) => (
  <MoneyTable
    label={say.whatBecameOfIt}
    rows={moments}
    keyOf={({ at, to }) => `${at} ${to}`}
    columns={[
      { label: say.status, show: ({ from, to }) => (from === to ? say.providerNews : statusInWords(to)) },
      { label: say.when, show: ({ at }) => <Time at={at} to="minute" /> },
      { label: say.by, show: ({ by }) => by ?? say.shop },
      { label: say.notes, show: ({ notes }) => notes },
    ]}
    none={say.nothingYet}
  />
)
