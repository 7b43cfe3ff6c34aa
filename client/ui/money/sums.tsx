import type { ReactNode } from 'react'
import { formatMoney } from '#client/ui/money.ts'
import styles from './sums.module.css'

/** A sum in cents, or a fact in words. */
export type Sum = readonly [label: string, value: number | ReactNode]

/** The sums that a page is about. */
export const Sums = ({ sums }: { sums: readonly Sum[] }) => (
  <dl className={styles.sums}>
    {sums.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className={typeof value === 'number' ? undefined : styles.text}>
          {typeof value === 'number' ? formatMoney(value) : value}
        </dd>
      </div>
    ))}
  </dl>
)
