import { useQuery } from '@apollo/client/react'
import { useParams, useSearchParams } from 'react-router-dom'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { PayoutRunDocument, PayoutRunHeldDocument } from '#client/apollo/generated/graphql.ts'
import { countInWords } from '#client/ui/count-in-words.ts'
import choices from '#client/ui/labelled-select.module.css'
import { LabelledSelect } from '#client/ui/labelled-select.tsx'
import { PagesOf } from '#client/ui/money/pages-of.tsx'
import { narrow, readPart } from '#client/ui/money/place.ts'
import { Sums } from '#client/ui/money/sums.tsx'
import { Time } from '#client/ui/time.tsx'
import { HeldRows } from './held-rows.tsx'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { MoneyPage } from './money-page.tsx'
import { PayoutRows } from './payout-rows.tsx'
import { RunActions } from './run-actions.tsx'
import { usePolledWhile } from './use-polled-while.ts'
import { byStatus, statusInWords } from './words.ts'

const TRAIL = { to: '/manage/payout-run', label: say.payoutRuns }

const UNDER_WAY: ReadonlySet<string> = new Set(['opening', 'sending', 'cancelling'])

/** /manage/payout-run/{id}: a run, its payouts, and whom it did not pay. */
export const Component = () => {
  const { id = '' } = useParams()
  const [address, setAddress] = useSearchParams()
  const { limit, offset } = readPart(address)
  const isHeld = address.get('show') === 'held'
  const asked = useQuery(PayoutRunDocument, {
    variables: { id, limit, offset },
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  const { data, previousData, loading } = asked
  const shown = data ?? (loading ? previousData : undefined)
  const run = shown?.payoutRun
  usePolledWhile(run ? UNDER_WAY.has(run.status) : false, asked)
  return (
    <MoneyPage
      title={run ? say.payoutRun : say.run}
      trail={TRAIL}
      lead={run && <>{say.runStartedBy(run.by ?? say.shop, <Time at={run.created} to="minute" />)}</>}
      asked={asked}
    >
      {run === null && <p>{say.noSuchRun}</p>}
      {shown && run && (
        <>
          {run.owing > 0 && (
            <p className={styles.warning}>{say.owingNow(countInWords(run.owing, 'artist'))}</p>
          )}
          <Sums
            sums={[
              [say.status, statusInWords(run.status)],
              [say.total, run.total],
              [say.withheld, run.withheld],
              [say.heldBack, run.heldTotal],
              ...run.statuses
                .toSorted(byStatus)
                .map(({ status, count }) => [statusInWords(status), countInWords(count, 'payout')] as const),
            ]}
          />
          <RunActions
            id={id}
            hasFile={run.hasFile}
            transitions={run.transitions}
            refusal={run.refusal}
            onChanged={() => void asked.refetch()}
          />
          <div className={choices.choices}>
            <LabelledSelect
              label={say.show}
              value={isHeld ? 'held' : 'paid'}
              options={[
                ['paid', say.payoutsCount(run.payouts)],
                ['held', say.heldCount(run.held)],
              ]}
              onChoose={(show) => setAddress(narrow(address, { show: show === 'held' ? show : '' }))}
            />
          </div>
          {isHeld ? (
            <Held id={id} />
          ) : (
            <>
              <PayoutRows rows={shown.artistPayments.data} none={say.paysNobody} />
              <PagesOf count={shown.artistPayments.count} />
            </>
          )}
          {run.downloads.length > 0 && (
            <section aria-labelledby="downloads">
              <h2 id="downloads" className={styles.heading}>
                {say.whoFetched}
              </h2>
              <ul className={styles.reasons}>
                {run.downloads.map(({ by, at }) => (
                  <li key={at}>
                    {by ?? say.shop}, <Time at={at} to="minute" />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </MoneyPage>
  )
}

const Held = ({ id }: { id: string }) => {
  const [address] = useSearchParams()
  const { limit, offset } = readPart(address)
  const { data, previousData } = useQuery(PayoutRunHeldDocument, {
    variables: { id, limit, offset },
    fetchPolicy: 'cache-and-network',
  })
  const held = (data ?? previousData)?.payoutRunHeld
  return (
    held && (
      <>
        <HeldRows rows={held.data} none={say.nobodyHeldBack} />
        <PagesOf count={held.count} />
      </>
    )
  )
}
