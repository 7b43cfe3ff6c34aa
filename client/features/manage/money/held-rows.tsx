import { Link } from 'react-router-dom'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import styles from './money.module.css'
import { Reasons } from './reasons.tsx'

interface HeldRow {
  artist: string
  artistName: string
  cleared: number
  reasons: readonly { kind: string; who: string; text: string }[]
}

const COLUMNS: readonly MoneyColumn<HeldRow>[] = [
  {
    label: 'Artist',
    show: ({ artist, artistName }) => (
      <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
        {artistName}
      </Link>
    ),
  },
  { label: 'Cleared', isSum: true, show: ({ cleared }) => formatMoney(cleared) },
  { label: 'Why', show: ({ reasons }) => <Reasons reasons={reasons} /> },
]

/** Whom a run does not pay, and why. */
export const HeldRows = ({ rows, none }: { rows: readonly HeldRow[]; none: string }) => (
  <MoneyTable label="Held" rows={rows} keyOf={({ artist }) => artist} columns={COLUMNS} none={none} />
)
