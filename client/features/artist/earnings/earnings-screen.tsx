import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ArtistEarningsDocument, type ArtistEarningsQuery } from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { readPart } from '#client/ui/money/place.ts'
import nothing from '#client/ui/nothing-here.module.css'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import page from '../artist.module.css'
import { EarningsLines } from './earnings-lines.tsx'
import { Overview } from './overview.tsx'
import { readShown } from './part.ts'
import { Payments } from './payments.tsx'
import { WhyUnpaid } from './why-unpaid.tsx'

/** /artist/account: what an artist has earned, each cent of it, and why what waits is not paid. */
export const Component = () => {
  usePageTitle('Earnings')
  const [address] = useSearchParams()
  const { limit, offset } = readPart(address)
  const { part, payment } = readShown(address)
  const { data, previousData, loading, error, refetch } = useQuery(ArtistEarningsDocument, {
    variables: {
      ...{ limit, offset, token: payment ?? '', state: part === 'pending' ? 'pending' : 'cleared' },
      withPayment: payment !== null,
      withPayments: payment === null && part === 'payments',
      withLines: payment === null && part !== 'payments',
    },
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? (loading ? previousData : undefined)
  return (
    <div className={page.page} aria-busy={loading}>
      <h1>Earnings</h1>
      {error && (
        <Unavailable
          message="Your earnings cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!shown && loading && <LoadingBar label="Loading your earnings" />}
      {shown && <Shown shown={shown} />}
    </div>
  )
}

const Shown = ({ shown }: { shown: ArtistEarningsQuery }) => {
  const [address] = useSearchParams()
  const { part, payment } = readShown(address)
  const { earnings, earningsLines, earningsPayments, earningsPaymentLines } = shown
  if (!earnings) return <NoArtist />
  return (
    <>
      <Overview earnings={earnings} />
      <WhyUnpaid earnings={earnings} />
      {payment !== null && earningsPaymentLines !== undefined && (
        <>
          <EarningsLines
            heading="What this payment is made of"
            lines={earningsPaymentLines}
            none="There is no such payment."
          />
          <Link className={ways.way} to="?show=payments">
            All payments
          </Link>
        </>
      )}
      {payment === null && earningsLines && (
        <EarningsLines
          heading={part === 'pending' ? 'Pending' : 'Payable'}
          lines={earningsLines}
          isPending={part === 'pending'}
          none={
            part === 'pending'
              ? 'Nothing is pending. A sale shows here as soon as it is paid for.'
              : 'Nothing waits to be paid.'
          }
        />
      )}
      {payment === null && earningsPayments && <Payments payments={earningsPayments} />}
    </>
  )
}

const NoArtist = () => (
  <section className={nothing.none}>
    <h2>No earnings yet</h2>
    <p>Earnings begin when your application is approved and your first picture is sold.</p>
    <Link to="/artist" className={ways.way}>
      Artist portal <ArrowIcon />
    </Link>
  </section>
)
