import { useQuery } from '@apollo/client/react'
import { Link } from 'react-router-dom'
import { DeskSalesDocument, type DeskSalesQuery } from '#client/apollo/generated/graphql.ts'
import { formatMoney } from '#client/ui/money.ts'
import { DayBars } from './day-bars.tsx'
import { DayTable } from './day-table.tsx'
import { sumOf } from './days.ts'
import styles from './home-screen.module.css'
import * as say from './messages.tsx'
import { Part } from './part.tsx'
import { Sum } from './sum.tsx'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})

const ordersInWords = (orders: number): string =>
  orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`

/** What was ordered on each of the last 30 days. */
export const Sales = () => {
  const answer = useQuery(DeskSalesDocument, { fetchPolicy: 'cache-and-network' })
  return (
    <section className={styles.panel} aria-labelledby="sales">
      <h3 id="sales" className={styles.panelTitle}>
        {say.sales}
      </h3>
      <Part name="Sales" answer={answer}>
        {({ deskSales }) => <SalesByDay days={deskSales} />}
      </Part>
    </section>
  )
}

const SalesByDay = ({ days }: { days: DeskSalesQuery['deskSales'] }) => {
  const orders = sumOf(days, (day) => day.orders)
  if (orders === 0) return <p className={styles.none}>{say.noOrders}</p>
  return (
    <>
      <dl className={styles.sums}>
        <Sum label={say.total} value={formatMoney(sumOf(days, ({ total }) => total))} />
        <Sum label={say.orders} value={orders.toLocaleString('en-US')} />
      </dl>
      <DayBars
        label={say.salesByDay}
        days={days.map((each) => ({
          day: each.day,
          value: each.total,
          words: `${ordersInWords(each.orders)}, ${formatMoney(each.total)}`,
        }))}
        inWords={(cents) => dollars.format(cents / 100)}
      />
      <p className={styles.note}>{say.withoutCanceled(<Link to="/orders?all=1">{say.allOrders}</Link>)}</p>
      <DayTable
        columns={[say.orders, say.total]}
        rows={days.map((each) => ({
          day: each.day,
          cells: [each.orders.toLocaleString('en-US'), formatMoney(each.total)],
        }))}
      />
    </>
  )
}
