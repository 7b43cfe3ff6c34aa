import { usePayeeChange } from '#client/actors/payee-change.ts'
import { Button } from '#client/ui/button.tsx'
import { useOfferActions } from '../palette/offered.ts'
import type { RecordValues } from '../resources/types/type.ts'
import { ChangeDialog } from './change-dialog.tsx'
import styles from './payees.module.css'
import { deedOf, offersOf, statusInWords } from './words.ts'

interface StatusProps {
  resource: string
  id: string
  /** 'identity', as sentences say it. */
  one: string
  values: RecordValues
}

/** How an identity or account stands, what may become of it, and why not the rest. */
export const Status = ({ resource, id, one, values }: StatusProps) => {
  const change = usePayeeChange({ resource, id })
  const offers = offersOf(values.transitions)
  const open = offers.filter(({ refusal }) => refusal === null)
  const refused = offers.filter(({ refusal }) => refusal !== null)
  const ask = (transition: string) => change.ask({ kind: 'status', transition })
  useOfferActions(() =>
    offers.map(({ transition, refusal }) => ({
      label: `${deedOf(transition)} this ${one}…`,
      refusal,
      does: () => ask(transition),
    })),
  )
  const [reason] = refused
  return (
    <>
      <p className={styles.status}>
        <span>Status</span>
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
      <ChangeDialog change={change} one={one} />
    </>
  )
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })
