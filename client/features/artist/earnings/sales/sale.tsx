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
        How this was reckoned
      </h2>
      {error && (
        <Unavailable
          message="This sale cannot be shown right now."
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!data && loading && <LoadingBar label="Loading the sale" />}
      {data && !sale && <p role="status">There is no such sale.</p>}
      {sale && <Shown sale={sale} />}
      <Link className={ways.way} to="?show=sales">
        All sales
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
    <h3 className={reckoning.heading}>What happened</h3>
    <ol className={reckoning.moments}>
      {sale.moments.map(({ kind, at }) => (
        <li key={`${kind} ${at}`}>
          <span>{momentInWords(kind)}</span>
          <Time at={at} to="minute" />
        </li>
      ))}
    </ol>
    <h3 className={reckoning.heading}>Payments</h3>
    {sale.payments.length === 0 && <p>It is in no payment yet.</p>}
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
        <dt>Its share of the volume discount</dt>
        <dd>{deductedInWords(discount)}</dd>
      </div>
      <div className={reckoning.result}>
        <dt>Base, without shipping and tax</dt>
        <dd>{formatMoney(base)}</dd>
      </div>
      <div>
        <dt>
          Rate{' '}
          <span className={styles.turn}>
            {agreement === null ? 'of your royalty code' : `of your agreement, version ${agreement}`}
          </span>
        </dt>
        <dd>{rate / 100}%</dd>
      </div>
      <div className={reckoning.result}>
        <dt>Royalty</dt>
        <dd>{formatMoney(royalty)}</dd>
      </div>
    </dl>
  )
}
