import type { ShownQuote } from '#client/actors/orders/checkout.ts'
import { FAULT_WORDS } from '#client/features/purchase/fault-words.ts'
import styles from './left-out.module.css'
import * as say from './messages.tsx'

/** What cannot be bought any more, and stays behind in the project. */
export const LeftOut = ({ lines }: { lines: ShownQuote['unavailable'] }) =>
  lines.length > 0 && (
    <section className={styles.left} aria-label={say.notPartOfOrder}>
      <h3>{say.notPartOfOrder}</h3>
      <ul>
        {lines.map(({ itemId, name, fault }) => (
          <li key={itemId}>
            {say.noLongerAvailable(
              <span className={styles.name}>{name || say.untitled}</span>,
              FAULT_WORDS[fault],
            )}
          </li>
        ))}
      </ul>
    </section>
  )
