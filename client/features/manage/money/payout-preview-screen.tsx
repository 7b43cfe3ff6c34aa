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
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'

type Preview = PayoutRunPreviewQuery['payoutRunPreview']
type Row = Preview['rows'][number]

const TRAIL = { to: '/manage/payout-run', label: say.payoutRuns }

const COLUMNS: readonly MoneyColumn<Row>[] = [
  {
    label: say.artist,
    show: ({ artist, artistName }) => (
      <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
        {artistName}
      </Link>
    ),
  },
  { label: say.account, show: ({ accountLabel }) => accountLabel },
  { label: say.amount, isSum: true, show: ({ payable }) => formatMoney(payable) },
  { label: say.withheld, isSum: true, show: ({ withheld }) => formatMoney(withheld) },
  { label: say.net, isSum: true, show: ({ payable, withheld }) => formatMoney(payable - withheld) },
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
    <MoneyPage title={say.runPreview} lead={say.whatPreviewShows} trail={TRAIL} asked={asked}>
      <div className={choices.choices}>
        <div className={choices.choice}>
          <label htmlFor={id}>{say.day}</label>
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
      {loading && data === undefined && <LoadingBar label={say.calculating} />}
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
          [say.total, paid.total],
          [say.withheld, paid.withheld],
          [say.heldBack, held.total],
          [say.payouts, countInWords(paid.count, 'artist')],
          ...(last
            ? ([
                [say.sinceLastRun, signed(paid.total - last.total)],
                [say.newInIt, countInWords(change.added, 'artist')],
                [say.notInIt, countInWords(change.gone, 'artist')],
              ] as const)
            : []),
        ]}
      />
      <section aria-labelledby="paid">
        <h2 id="paid" className={styles.heading}>
          {say.wouldBePaid}
        </h2>
        <MoneyTable
          label={say.wouldBePaid}
          rows={payable}
          keyOf={({ artist }) => artist}
          columns={COLUMNS}
          none={say.nobodyPaid}
        />
        {paid.count > payable.length && <p>{say.largestShown(payable.length, paid.count)}</p>}
      </section>
      <section aria-labelledby="held">
        <h2 id="held" className={styles.heading}>
          {say.wouldBeHeld}
        </h2>
        <HeldRows rows={rows.filter((row) => row.payable === 0)} none={say.nobodyHeld} />
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
          {say.startRun}
        </Button>
      </div>
      <ChangeDialog change={change} />
    </>
  )
}

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents))
