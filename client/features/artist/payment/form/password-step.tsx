import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { useHeldSecret } from '#client/actors/secret-field.ts'
import { PasswordField } from '../password-field.tsx'
import { bankInWords } from '../words.ts'
import styles from './form.module.css'
import { Step } from './step.tsx'

interface PasswordStepProps {
  form: PaymentAccountForm
  found: { holdDays: number; accounts: readonly unknown[] }
}

/** The last step: what follows is said before the password is given. */
export const PasswordStep = ({ form, found }: PasswordStepProps) => {
  const hold = useHeldSecret()
  const isFirst = found.accounts.length === 0
  return (
    <Step
      form={form}
      title="Is it you?"
      names={['password']}
      next={form.isCorrection ? 'Correct the account' : 'Add the account'}
      busy="Saving…"
      onSubmit={(typed) => form.save(hold(String(typed.get('password') ?? '')))}
    >
      <p>{summaryOf(form)}</p>
      {!form.isCorrection && !isFirst && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={form.isDefault}
            onChange={({ currentTarget }) => form.setDefault(currentTarget.checked)}
          />
          Pay me here from now on
        </label>
      )}
      <p className={styles.note}>
        {form.isDefault || isFirst || form.isCorrection
          ? `For your safety payments wait ${found.holdDays} days after this. Nothing is lost meanwhile.`
          : 'Payments go on to the account that you have chosen before.'}{' '}
        We mail you about it.
      </p>
      <PasswordField />
    </Step>
  )
}

/** What is about to be saved, but for its number. */
const summaryOf = ({ kind, country, details }: PaymentAccountForm): string => {
  if (kind === 'paypal') return `PayPal, ${details.email}`
  if (kind === 'venmo') return 'Venmo, the mobile number that you have typed'
  const bank = bankInWords({ country, bankId: details.bankId, branchId: details.branchId })
  return `Bank account, ${bank}`
}
