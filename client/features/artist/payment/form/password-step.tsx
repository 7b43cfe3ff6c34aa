import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { useHeldSecret } from '#client/actors/secret-field.ts'
import * as say from '../messages.tsx'
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
      title={say.isItYou}
      names={['password']}
      next={form.isCorrection ? say.correctTheAccount : say.addTheAccount}
      busy={say.saving}
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
          {say.payMeHereFromNowOn}
        </label>
      )}
      <p className={styles.note}>
        {form.isDefault || isFirst || form.isCorrection
          ? say.paymentsWaitThen(found.holdDays)
          : say.paymentsGoOn}
      </p>
      <PasswordField />
    </Step>
  )
}

/** What is about to be saved, but for its number. */
const summaryOf = ({ kind, country, details }: PaymentAccountForm): string => {
  if (kind === 'paypal') return say.payPalWith(details.email)
  if (kind === 'venmo') return say.venmoWithNumber
  const bank = bankInWords({ country, bankId: details.bankId, branchId: details.branchId })
  return say.bankAccountAt(bank)
}
