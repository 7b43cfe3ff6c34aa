import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { AnsweredRow } from '#client/actors/bank-answer.ts'
import { Button } from '#client/ui/button.tsx'
import { countInWords } from '#client/ui/count-in-words.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { Sums } from '#client/ui/money/sums.tsx'
import { formatMoney } from '#client/ui/money.ts'
import * as say from '../messages.tsx'
import styles from '../money.module.css'

/** What somebody has to look at comes first. */
const OUTCOMES = [
  ['refused', say.refused],
  ['recorded', say.recorded],
  ['known', say.knownAlready],
] as const

/** Rows that are shown at first, and that each press adds. */
const PART = 100

const COLUMNS: readonly MoneyColumn<AnsweredRow>[] = [
  {
    label: say.payout,
    show: ({ token, artistName }) =>
      artistName === null ? (
        token || say.none
      ) : (
        <Link className={styles.link} to={`/manage/artist-payment/${token}`}>
          {artistName}
        </Link>
      ),
  },
  { label: say.row, isSum: true, show: ({ row }) => row },
  {
    label: say.outcome,
    show: ({ outcome, reason }) => (
      <>
        {OUTCOMES.find(([each]) => each === outcome)?.[1]}
        {reason !== null && <span className={styles.beside}>{reason}</span>}
      </>
    ),
  },
  { label: say.amount, isSum: true, show: ({ amount }) => (amount === null ? '—' : formatMoney(amount)) },
]

/** What became of each row of the bank's answer, and the sums of each outcome. */
export const AnsweredRows = ({ rows }: { rows: readonly AnsweredRow[] }) => {
  const [outcome, setOutcome] = useState('')
  const [most, setMost] = useState(PART)
  const found = OUTCOMES.map(([each, words]) => ({
    ...{ each, words },
    of: rows.filter((row) => row.outcome === each),
  })).filter(({ of }) => of.length > 0)
  const chosen = found.filter(({ each }) => outcome === '' || each === outcome).flatMap(({ of }) => of)
  return (
    <>
      <Sums
        sums={found.map(({ words, of }) => [
          words,
          `${formatMoney(sumOf(of))} in ${countInWords(of.length, 'row')}`,
        ])}
      />
      {found.length > 1 && (
        <div className={choices.choices}>
          <LabelledSelect
            label={say.show}
            value={outcome}
            options={[['', say.allRows], ...found.map(({ each, words }) => [each, words] as const)]}
            onChoose={setOutcome}
          />
        </div>
      )}
      <MoneyTable
        label={say.rowsOfFile}
        rows={chosen.slice(0, most)}
        keyOf={({ row }) => `${row}`}
        columns={COLUMNS}
        none={say.noRows}
      />
      {chosen.length > most && (
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => setMost(most + PART)}>
            {say.showMoreOf(countInWords(chosen.length, 'row'))}
          </Button>
        </div>
      )}
    </>
  )
}

const sumOf = (rows: readonly AnsweredRow[]): number =>
  rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
