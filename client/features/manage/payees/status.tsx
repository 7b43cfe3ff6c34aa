import { useMoneyChange } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'
import { ChangeDialog } from '../money/change-dialog.tsx'
import { useOfferActions } from '../palette/offered.ts'
import type { RecordValues } from '../resources/types/type.ts'
import * as say from './messages.ts'
import styles from './payees.module.css'
import { deedOf, kindOf, offersOf, statusInWords } from './words.ts'

interface StatusProps {
  resource: string
  id: string
  values: RecordValues
}

/** How an identity or account stands, what may become of it, and why not the rest. */
export const Status = ({ resource, id, values }: StatusProps) => {
  const change = useMoneyChange()
  const offers = offersOf(values.transitions)
  const open = offers.filter(({ refusal }) => refusal === null)
  const refused = offers.filter(({ refusal }) => refusal !== null)
  const ask = (transition: string) => change.ask({ kind: 'status', resource, id, transition })
  useOfferActions(() =>
    offers.map(({ transition, refusal }) => ({
      label: say.changeStatus(deedOf(transition), kindOf(resource)),
      refusal,
      does: () => ask(transition),
    })),
  )
  const [reason] = refused
  return (
    <>
      <p className={styles.status}>
        <span>{say.status}</span>
        <strong>{statusInWords(`${values.status}`)}</strong>
      </p>
      <div className={styles.actions}>
        {open.map(({ transition }) => (
          <Button
            key={transition}
            variant="outline"
            disabled={change.isPending}
            onClick={() => ask(transition)}
          >
            {deedOf(transition)}
          </Button>
        ))}
      </div>
      {reason && (
        <p className={styles.refused}>
          {LIST.format(refused.map(({ transition }) => deedOf(transition)))}: {reason.refusal}
        </p>
      )}
      <ChangeDialog change={change} />
    </>
  )
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
