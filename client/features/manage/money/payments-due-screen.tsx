import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { PaymentsDueDocument, type PaymentsDueQuery } from '#client/apollo/generated/graphql.ts'
import { makeButtonClass } from '#client/ui/button.tsx'
import { FindForm } from '#client/ui/find-form.tsx'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { Day } from '#client/ui/money/day.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { formatMoney } from '#client/ui/money.ts'
import { ListFile } from './list-file.tsx'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { Reasons } from './reasons.tsx'

type Due = PaymentsDueQuery['paymentsDue']['data'][number]

const COLUMNS: readonly MoneyColumn<Due>[] = [
  {
    label: say.artist,
    show: ({ artist, artistName }) => (
      <Link className={styles.link} to={`/manage/payment-due/${artist}`}>
        {artistName}
      </Link>
    ),
  },
  { label: say.payable, isSum: true, show: ({ payable }) => formatMoney(payable) },
  { label: say.cleared, isSum: true, show: ({ cleared }) => formatMoney(cleared) },
  { label: say.pending, isSum: true, show: ({ pending }) => formatMoney(pending) },
  { label: say.nextDay, show: ({ nextDay }) => (nextDay === null ? '—' : <Day day={nextDay} />) },
  { label: say.whyNotAll, show: ({ reasons }) => <Reasons reasons={reasons} /> },
]

const STATES = [
  ['', say.everybody],
  ['payable', say.payableToday],
  ['held', say.held],
  ['negative', say.owingUs],
] as const

/** /manage/payment-due: what artists are owed, and why it is not paid. */
export const Component = () => {
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address)
  const state = STATES.find(([each]) => each === address.get('state'))?.[0] ?? ''
  const search = address.get('search') ?? ''
  const asked = useQuery(PaymentsDueDocument, {
    variables: { state: state || null, search, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading } = asked
  const due = (data ?? (loading ? previousData : undefined))?.paymentsDue
  return (
    <MoneyPage title={say.paymentsDue} lead={say.whatIsDueHere} asked={asked}>
      <div className={choices.choices}>
        <FindForm
          label={say.findAnArtist}
          search={search}
          onFind={(words) => setAddress(narrow(address, { search: words }))}
        />
        <LabelledSelect
          label={say.show}
          value={state}
          options={STATES}
          onChoose={(chosen) => setAddress(narrow(address, { state: chosen }))}
        />
        <Link className={makeButtonClass({ variant: 'outline' })} to="/manage/payout-run/preview">
          {say.previewRun}
        </Link>
        <ListFile of="payment-due" state={state} search={search} />
      </div>
      {due && (
        <div className={loading ? styles.stale : undefined}>
          <MoneyTable
            label={say.paymentsDue}
            rows={due.data}
            keyOf={({ artist }) => artist}
            columns={COLUMNS}
            none={state || search ? say.noArtistMatches : say.nothingOwed}
          />
          <PagesOf count={due.count} isPartial={due.countIsPartial} />
        </div>
      )}
    </MoneyPage>
  )
}
