import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { ArtistSaleDocument, type ArtistSaleQuery } from '#client/apollo/generated/graphql.ts'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import { Unavailable } from '#client/ui/unavailable.tsx'
import ways from '#client/ui/way.module.css'
import { deductedInWords } from '../deducted.ts'
import styles from '../earnings.module.css'
import * as say from '../messages.tsx'
import { statusInWords } from '../words.ts'
import reckoning from './sale.module.css'
import { momentInWords } from './words.ts'

type Sale = NonNullable<ArtistSaleQuery['earningsSale']>

/** How a royalty was reckoned, each event of it, and the payments that it went out with. */
export const SaleView = ({ id }: { id: string }) => {
  const { data, loading, error, refetch } = useQuery(ArtistSaleDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const sale = data?.earningsSale
  return (
    <section aria-labelledby="sale" aria-busy={loading}>
      <h2 id="sale" className={styles.heading}>
        {say.howCalculated}
      </h2>
      {error && <Unavailable message={say.saleNotShown} onRetry={() => void refetch().catch(() => {})} />}
      {!data && loading && <LoadingBar label={say.loadingTheSale} />}
      {data && !sale && <p role="status">{say.noSuchSale}</p>}
      {sale && <Shown sale={sale} />}
      <Link className={ways.way} to="?show=sales">
        {say.allSales}
      </Link>
    </section>
  )
}

const Shown = ({ sale }: { sale: Sale }) => (
  <>
    <p>
      <Link className={styles.link} to={`/images/${sale.imageId}`}>
        {sale.name}
      </Link>
    </p>
    <Reckoning sale={sale} />
    <h3 className={reckoning.heading}>{say.whatHappened}</h3>
    <ol className={reckoning.moments}>
      {sale.moments.map(({ kind, at }) => (
        <li key={`${kind} ${at}`}>
          <span>{momentInWords(kind)}</span>
          <Time at={at} to="minute" />
        </li>
      ))}
    </ol>
    <h3 className={reckoning.heading}>{say.payments}</h3>
    {sale.payments.length === 0 && <p>{say.notPaidYet}</p>}
    <ol className={reckoning.moments}>
      {sale.payments.map(({ token, status, day, amount }) => (
        <li key={token}>
          <Link className={styles.link} to={`?show=payments&payment=${encodeURIComponent(token)}`}>
            <Day day={day} />
          </Link>
          <span>{statusInWords(status)}</span>
          <span>{formatMoney(amount)}</span>
        </li>
      ))}
    </ol>
  </>
)

const Reckoning = ({ sale }: { sale: Sale }) => {
  const { quantity, unitPrice, discount, base, rate, royalty, agreement } = sale
  return (
    <dl className={reckoning.steps}>
      <div>
        <dt>
          {formatMoney(unitPrice)} × {quantity}
        </dt>
        <dd>{formatMoney(unitPrice * quantity)}</dd>
      </div>
      <div>
        <dt>{say.shareOfDiscount}</dt>
        <dd>{deductedInWords(discount)}</dd>
      </div>
      <div className={reckoning.result}>
        <dt>{say.base}</dt>
        <dd>{formatMoney(base)}</dd>
      </div>
      <div>
        <dt>
          {say.rate(
            <span className={styles.turn}>
              {agreement === null ? say.ofRoyaltyCode : say.ofAgreement(agreement)}
            </span>,
          )}
        </dt>
        <dd>{rate / 100}%</dd>
      </div>
      <div className={reckoning.result}>
        <dt>{say.royalty}</dt>
        <dd>{formatMoney(royalty)}</dd>
      </div>
    </dl>
  )
}
