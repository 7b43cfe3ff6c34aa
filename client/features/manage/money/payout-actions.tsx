import { useMoneyChange } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'
import { useOfferActions } from '../palette/offered.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { payoutDeedOf } from './change-words.ts'
import styles from './money.module.css'
import { OwnMatter } from './own-matter.tsx'

interface PayoutActionsProps {
  payout: {
    token: string
    transitions: readonly { transition: string; refusal?: string | null }[]
    /** Why whoever looks may do nothing with it. */
    refusal?: string | null
  }
  onChanged: () => void
}

/** What may be done with a payout now; what may not stands in the palette, with its reason. */
export const PayoutActions = ({ payout, onChanged }: PayoutActionsProps) => {
  const { token, refusal: ownMatter } = payout
  const transitions = payout.transitions.map(({ transition, refusal = null }) => ({
    transition,
    refusal: ownMatter ?? refusal,
  }))
  const change = useMoneyChange(onChanged)
  const ask = (transition: string) => change.ask({ kind: 'payout', token, transition })
  const open = transitions.filter(({ refusal }) => refusal === null)
  useOfferActions(() =>
    transitions.map(({ transition, refusal }) => ({
      label: `${payoutDeedOf(transition)}…`,
      refusal,
      does: () => ask(transition),
    })),
  )
  return (
    <>
      <OwnMatter refusal={ownMatter} />
      <div className={styles.actions}>
        {open.map(({ transition }) => (
          <Button
            key={transition}
            variant="outline"
            disabled={change.isPending}
            onClick={() => ask(transition)}
          >
            {payoutDeedOf(transition)}
          </Button>
        ))}
      </div>
      <ChangeDialog change={change} />
    </>
  )
}
