import { Link } from 'react-router-dom'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from './messages.tsx'
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
    label: say.artist,
    show: ({ artist, artistName }) => (
      <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
        {artistName}
      </Link>
    ),
  },
  { label: say.cleared, isSum: true, show: ({ cleared }) => formatMoney(cleared) },
  { label: say.why, show: ({ reasons }) => <Reasons reasons={reasons} /> },
]

/** Whom a run does not pay, and why. */
export const HeldRows = ({ rows, none }: { rows: readonly HeldRow[]; none: string }) => (
  <MoneyTable label={say.held} rows={rows} keyOf={({ artist }) => artist} columns={COLUMNS} none={none} />
)
