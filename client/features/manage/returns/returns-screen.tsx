import { useQuery } from '@apollo/client/react'
import { Link, useSearchParams } from 'react-router-dom'
import { ManageReturnsDocument, type ManageReturnsQuery } from '#client/apollo/generated/graphql.ts'
import { reasons, statuses } from '#client/features/returns/messages.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { type MoneyColumn, MoneyTable } from '#client/ui/money/money-table.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { formatMoney } from '#client/ui/money.ts'
import { Time } from '#client/ui/time.tsx'
import styles from '../money/money.module.css'
import { MoneyPage } from '../money/money-page.tsx'
import * as say from './messages.tsx'

type Row = ManageReturnsQuery['orderReturns']['returns'][number]

const COLUMNS: readonly MoneyColumn<Row>[] = [
  {
    label: say.returnColumn,
    show: ({ id }) => (
      <Link className={styles.link} to={`/manage/returns/${id}`}>
        {id}
      </Link>
    ),
  },
  { label: say.customer, show: ({ email }) => email },
  { label: say.reason, show: ({ reason }) => reasons[reason] },
  { label: say.pieces, isSum: true, show: ({ quantity }) => quantity },
  { label: say.requested, show: ({ requestedAt }) => <Time at={requestedAt} to="day" /> },
  { label: say.status, show: ({ status }) => statuses[status] },
  {
    label: say.refunded,
    isSum: true,
    show: ({ refunded }) => (refunded === null ? '–' : formatMoney(refunded)),
  },
]

/** /manage/returns: those that wait for staff, who waits longest first; or all, the latest first. */
export const Component = () => {
  const [address, setAddress] = useSearchParams()
  const { page, limit } = readPart(address)
  const isAll = address.get('state') === 'all'
  const asked = useQuery(ManageReturnsDocument, {
    variables: { waiting: !isAll, page, pageSize: limit },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading } = asked
  const shown = (data ?? (loading ? previousData : undefined))?.orderReturns
  return (
    <MoneyPage title={say.returns} lead={say.whatReturnsAre} asked={asked}>
      <div className={choices.choices}>
        <LabelledSelect
          label={say.show}
          value={isAll ? 'all' : ''}
          options={[
            ['', say.waiting],
            ['all', say.all],
          ]}
          onChoose={(state) => setAddress(narrow(address, { state }))}
        />
      </div>
      {shown && (
        <div className={loading ? styles.stale : undefined}>
          <MoneyTable
            label={say.returns}
            rows={shown.returns}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            none={isAll ? say.none : say.noneWaiting}
          />
          <PagesOf count={shown.count} />
        </div>
      )}
    </MoneyPage>
  )
}
