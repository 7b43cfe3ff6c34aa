import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import {
  ArtistEarningsDocument,
  type ArtistEarningsQuery,
  type EarningsLinesFragment,
} from '#client/apollo/generated/graphql.ts'
import { ArrowIcon } from '#client/ui/icons.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { readPart } from '#client/ui/money/place.ts'
import nothing from '#client/ui/nothing-here.module.css'
import { usePageTitle } from '#client/ui/page-title.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import page from '../artist.module.css'
import { EarningsLines } from './earnings-lines.tsx'
import * as say from './messages.tsx'
import { Overview } from './overview.tsx'
import { readShown } from './part.ts'
import { Parts } from './parts.tsx'
import { PaymentView } from './payment-view.tsx'
import { Payments } from './payments.tsx'
import { SaleView } from './sales/sale.tsx'
import { Sales } from './sales/sales.tsx'
import { AsOfView, StatementView } from './statements/statement.tsx'
import { Statements } from './statements/statements.tsx'
import { WhyUnpaid } from './why-unpaid.tsx'

/** /artist/account: what an artist has earned, each cent of it, and why what waits is not paid. */
export const Component = () => {
  usePageTitle(say.earnings)
  const [address] = useSearchParams()
  const { limit, offset } = readPart(address)
  const { part, payment, of, year } = readShown(address)
  const { data, previousData, loading, error, refetch } = useQuery(ArtistEarningsDocument, {
    variables: {
      ...{ limit, offset, token: payment ?? '', state: part === 'pending' ? 'pending' : 'cleared' },
      withPayment: part === 'payments' && payment !== null,
      ...{ withPayments: payment === null && part === 'payments', of, year },
      withLines: part === 'pending' || part === 'payable',
    },
    fetchPolicy: 'cache-and-network',
  })
  const shown = data ?? (loading ? previousData : undefined)
  return (
    <div className={page.page} aria-busy={loading}>
      <h1>{say.earnings}</h1>
      {error && <Unavailable message={say.notShown} onRetry={() => void refetch().catch(() => {})} />}
      {!shown && loading && <LoadingBar label={say.loading} />}
      {shown && <Shown shown={shown} />}
    </div>
  )
}

const Shown = ({ shown }: { shown: ArtistEarningsQuery }) => {
  const { part } = readShown(useSearchParams()[0])
  const { earnings } = shown
  if (!earnings) return <NoArtist />
  return (
    <>
      <Overview earnings={earnings} />
      <Parts />
      {(part === 'pending' || part === 'payable') && <WhyUnpaid earnings={earnings} />}
      <Part shown={shown} />
    </>
  )
}

const Part = ({ shown }: { shown: ArtistEarningsQuery }) => {
  const { part, payment, sale, statement, day } = readShown(useSearchParams()[0])
  const { earnings, earningsLines, earningsPayments, earningsPaymentLines } = shown
  switch (part) {
    case 'sales':
      return sale === null ? <Sales /> : <SaleView id={sale} />
    case 'statements':
      if (day !== null) return <AsOfView day={day} />
      return statement === null ? <Statements /> : <StatementView number={statement} />
    case 'payments':
      if (payment === null)
        return (
          earnings && earningsPayments && <Payments payments={earningsPayments} thisYear={earnings.year} />
        )
      return earningsPaymentLines !== undefined && <PaymentView lines={earningsPaymentLines} />
    case 'pending':
    case 'payable':
      return earningsLines && <Unpaid isPending={part === 'pending'} lines={earningsLines} />
  }
}

const Unpaid = ({ isPending, lines }: { isPending: boolean; lines: EarningsLinesFragment }) => (
  <EarningsLines
    heading={isPending ? say.pending : lines.sum < 0 ? say.owedBack : say.payable}
    lines={lines}
    isPending={isPending}
    none={isPending ? say.nothingPending : say.nothingPayable}
  />
)

const NoArtist = () => (
  <section className={nothing.none}>
    <h2>{say.noEarningsYet}</h2>
    <p>{say.whenEarningsBegin}</p>
    <Link to="/artist" className={ways.way}>
      {say.artistPortal(<ArrowIcon />)}
    </Link>
  </section>
)
