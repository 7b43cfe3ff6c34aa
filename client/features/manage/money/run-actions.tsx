import { useMoneyChange } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'
import { BankAnswer } from './bank-answer/bank-answer.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import * as say from './messages.tsx'
import styles from './money.module.css'
import { OwnMatter } from './own-matter.tsx'

interface RunActionsProps {
  id: string
  /** Whether the bank's file is there. */
  hasFile: boolean
  transitions: readonly string[]
  /** Why whoever looks may neither send nor cancel it. */
  refusal: string | null | undefined
  onChanged: () => void
}

const LABELS: Readonly<Record<string, string>> = { send: say.sendRun, cancel: say.cancelRun }

/** What may be done with a run now. */
export const RunActions = ({ id, hasFile, transitions, refusal, onChanged }: RunActionsProps) => {
  const change = useMoneyChange(onChanged)
  return (
    <>
      {transitions.length > 0 && <OwnMatter refusal={refusal} />}
      <div className={styles.actions}>
        {transitions.map((transition) => (
          <Button
            key={transition}
            variant={transition === 'send' ? 'solid' : 'outline'}
            disabled={change.isPending || Boolean(refusal)}
            onClick={() => change.ask({ kind: 'run', id, transition })}
          >
            {LABELS[transition] ?? transition}
          </Button>
        ))}
        {hasFile && (
          <>
            <Button
              disabled={change.isPending}
              onClick={() => change.ask({ kind: 'file', of: 'payout-run', id, state: '', search: '' })}
            >
              {say.bankFile}
            </Button>
            <BankAnswer onRecorded={onChanged} />
          </>
        )}
      </div>
      <ChangeDialog change={change} />
    </>
  )
}
