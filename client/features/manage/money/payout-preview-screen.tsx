import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useMoneyChange } from '#client/actors/money-change.ts'
import { PayoutRunPreviewDocument, type PayoutRunPreviewQuery } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { countInWords } from '#client/ui/count-in-words.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { Sums } from '#client/ui/money/sums.tsx'
import { formatMoney } from '#client/ui/money.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { HeldRows } from './held-rows.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'

type Preview = PayoutRunPreviewQuery['payoutRunPreview']
type Row = Preview['rows'][number]

const TRAIL = { to: '/manage/payout-run', label: 'Payout runs' }

const COLUMNS: readonly MoneyColumn<Row>[] = [
  {
    label: 'Artist',
    show: ({ artist, artistName }) => (
      <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
        {artistName}
      </Link>
    ),
  },
  { label: 'Account', show: ({ accountLabel }) => accountLabel },
  { label: 'Amount', isSum: true, show: ({ payable }) => formatMoney(payable) },
  { label: 'Withheld', isSum: true, show: ({ withheld }) => formatMoney(withheld) },
  { label: 'Net', isSum: true, show: ({ payable, withheld }) => formatMoney(payable - withheld) },
]

/** /manage/payout-run/preview: whom a run on a day would pay, who not and why. */
export const Component = () => {
  const id = useId()
  const [address, setAddress] = useSearchParams()
  const day = address.get('day')
  const asked = useQuery(PayoutRunPreviewDocument, { variables: { day }, fetchPolicy: 'cache-and-network' })
  const { data, previousData, loading } = asked
  const preview = (data ?? (loading ? previousData : undefined))?.payoutRunPreview
  return (
    <MoneyPage
      title="Preview of a run"
      lead="What a run would pay on a day, as things stand now. Nothing is written."
      trail={TRAIL}
      asked={asked}
    >
      <div className={choices.choices}>
        <div className={choices.choice}>
          <label htmlFor={id}>Day</label>
          <input
            id={id}
            type="date"
            className={styles.day}
            value={day ?? preview?.day ?? ''}
            onChange={({ currentTarget }) =>
              currentTarget.value !== '' && setAddress({ day: currentTarget.value })
            }
          />
        </div>
      </div>
      {preview?.isToday && preview.paid.count > 0 && <StartRun day={preview.day} />}
      {loading && data === undefined && <LoadingBar label="Looking at everybody who has money" />}
      {preview && <Shown preview={preview} />}
    </MoneyPage>
  )
}

const Shown = ({ preview: { paid, held, last, change, rows } }: { preview: Preview }) => {
  const payable = rows.filter((row) => row.payable > 0)
  return (
    <>
      <Sums
        sums={[
          ['Total', paid.total],
          ['Withheld', paid.withheld],
          ['Held back', held.total],
          ['Payouts', countInWords(paid.count, 'artist')],
          ...(last
            ? ([
                ['Since the last run', signed(paid.total - last.total)],
                ['New in it', countInWords(change.added, 'artist')],
                ['Not in it any more', countInWords(change.gone, 'artist')],
              ] as const)
            : []),
        ]}
      />
      <section aria-labelledby="paid">
        <h2 id="paid" className={styles.heading}>
          Would be paid
        </h2>
        <MoneyTable
          label="Would be paid"
          rows={payable}
          keyOf={({ artist }) => artist}
          columns={COLUMNS}
          none="Nobody would be paid on this day."
        />
        {paid.count > payable.length && (
          <p>
            The largest {payable.length} of {paid.count} are shown.
          </p>
        )}
      </section>
      <section aria-labelledby="held">
        <h2 id="held" className={styles.heading}>
          Would be held
        </h2>
        <HeldRows rows={rows.filter((row) => row.payable === 0)} none="Nobody would be held back." />
      </section>
    </>
  )
}

const StartRun = ({ day }: { day: string }) => {
  const navigate = useNavigate()
  const change = useMoneyChange((id) => void navigate(`/manage/payout-run/${id}`))
  return (
    <>
      <div className={styles.actions}>
        <Button disabled={change.isPending} onClick={() => change.ask({ kind: 'start-run', day })}>
          Start this run
        </Button>
      </div>
      <ChangeDialog change={change} />
    </>
  )
}

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))
