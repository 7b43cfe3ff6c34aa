import { Link } from 'react-router-dom'
import type { ShownQuote } from '#client/actors/orders/checkout.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { LeftOut } from './left-out.tsx'
import * as say from './messages.tsx'
import styles from './nothing-to-order.module.css'

/** Leads to art: there is nothing here, or nothing that can be bought any more. */
export const NothingToOrder = ({ unavailable = [] }: { unavailable?: ShownQuote['unavailable'] }) => (
  <section className={styles.nothing}>
    <h2>{unavailable.length > 0 ? say.nothingLeftToOrder : say.projectIsEmpty}</h2>
    <p>{say.chooseFirst}</p>
    <LeftOut lines={unavailable} />
    <Link to="/search?sort=popular" className={makeButtonClass({ size: 'lg' })}>
      {say.seeTopSelling}
    </Link>
  </section>
)
