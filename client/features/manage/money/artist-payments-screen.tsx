import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router-dom'
import { ArtistPaymentsDocument } from '#client/apollo/generated/graphql.ts'
import { FindForm } from '#client/ui/find-form.tsx'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { PayoutRows } from './payout-rows.tsx'
import { statusInWords } from './words.ts'

const STATUSES = ['open', 'sent', 'paid', 'cancelled', 'failed', 'returned']

/** /manage/artist-payment: payouts, the latest first. */
export const Component = () => {
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address)
  const status = STATUSES.find((each) => each === address.get('status')) ?? ''
  const search = address.get('search') ?? ''
  const asked = useQuery(ArtistPaymentsDocument, {
    variables: { status: status || null, search, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const { data, previousData, loading } = asked
  const payouts = (data ?? (loading ? previousData : undefined))?.artistPayments
  return (
    <MoneyPage title={say.payouts} lead={say.whatPayoutsAre} asked={asked}>
      <div className={choices.choices}>
        <FindForm
          label={say.findAPayout}
          search={search}
          onFind={(words) => setAddress(narrow(address, { search: words }))}
        />
        <LabelledSelect
          label={say.status}
          value={status}
          options={[['', say.any], ...STATUSES.map((each) => [each, statusInWords(each)] as const)]}
          onChoose={(chosen) => setAddress(narrow(address, { status: chosen }))}
        />
      </div>
      {payouts && (
        <div className={loading ? styles.stale : undefined}>
          <PayoutRows rows={payouts.data} none={status || search ? say.noPayoutMatches : say.noPayoutsYet} />
          <PagesOf count={payouts.count} />
        </div>
      )}
    </MoneyPage>
  )
}
