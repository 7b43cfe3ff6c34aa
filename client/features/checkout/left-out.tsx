import type { ShownQuote } from '#client/actors/orders/checkout.ts'
import { FAULT_WORDS } from '#client/features/purchase/fault-words.ts'
import styles from './left-out.module.css'

/** What cannot be bought any more, and stays behind in the project. */
export const LeftOut = ({ lines }: { lines: ShownQuote['unavailable'] }) =>
  lines.length > 0 && (
    <section className={styles.left} aria-label="Not part of the order">
      <h3>Not part of the order</h3>
      <ul>
        {lines.map(({ itemId, name, fault }) => (
          <li key={itemId}>
            <span className={styles.name}>{name || 'Untitled'}</span> cannot be bought any more:{' '}
            {FAULT_WORDS[fault]}.
          </li>
        ))}
      </ul>
    </section>
  )
