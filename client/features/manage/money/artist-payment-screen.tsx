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
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { PayoutActions } from './payout-actions.tsx'
import { statusInWords } from './words.ts'

const TRAIL = { to: '/manage/artist-payment', label: 'Payouts' }

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
      title={payout ? `Payout to ${payout.artistName}` : 'Payout'}
      trail={TRAIL}
      lead={payout && token}
      asked={asked}
    >
      {payout === null && <p>There is no such payout.</p>}
      {shown && payout && (
        <>
          <Facts payout={payout} />
          <PayoutActions payout={payout} onChanged={() => void asked.refetch()} />
          <section aria-labelledby="moments">
            <h2 id="moments" className={styles.heading}>
              What became of it
            </h2>
            <Moments moments={payout.moments} />
          </section>
          <section aria-labelledby="lines">
            <h2 id="lines" className={styles.heading}>
              What it is made of
            </h2>
            <Lines lines={shown.artistPaymentLines.data} none="It has no lines." />
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
    {payout.reported !== null && (
      <p className={styles.warning}>
        The provider says “{payout.reported}”, and the payout stays as it is. Its notes below say why.
      </p>
    )}
    <Sums
      sums={[
        ['Status', statusInWords(payout.status)],
        ['Amount', payout.amount],
        ['Withheld', payout.withheld],
        ['Net', payout.net],
        ['Account', payout.accountLabel],
        [
          'Run',
          <Link key="run" className={styles.link} to={`/manage/payout-run/${payout.run}`}>
            <Day day={payout.day} />
          </Link>,
        ],
        ...(payout.paidOn === null ? [] : [['Paid on', <Day key="paid" day={payout.paidOn} />] as const]),
        ...(payout.reference === null ? [] : [['Bank reference', payout.reference] as const]),
        ...(payout.reason === null ? [] : [['Reason', payout.reason] as const]),
        [
          'Artist',
          <Link key="artist" className={styles.link} to={`/manage/payment-due/${payout.artist}`}>
            What is due
          </Link>,
        ],
      ]}
    />
  </>
)

const Moments = ({ moments }: Pick<Payout, 'moments'>) => (
  <MoneyTable
    label="What became of it"
    rows={moments}
    keyOf={({ at, to }) => `${at} ${to}`}
    columns={[
      { label: 'Status', show: ({ from, to }) => (from === to ? 'News of the provider' : statusInWords(to)) },
      { label: 'When', show: ({ at }) => <Time at={at} to="minute" /> },
      { label: 'By', show: ({ by }) => by ?? 'Aquatint' },
      { label: 'Notes', show: ({ notes }) => notes },
    ]}
    none="Nothing yet."
  />
)
