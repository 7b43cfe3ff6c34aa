import { type ComponentProps, useState } from 'react'
import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { useSecretField } from '#client/actors/secret-field.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import styles from './form.module.css'
import { Step } from './step.tsx'

/** The number of the account, which no journal, no cache and no address sees. */
export const NumbersStep = ({ form }: { form: PaymentAccountForm }) => {
  const [number, setNumber] = useState(form.numbers?.number ?? '')
  const [again, setAgain] = useState(form.numbers?.again ?? '')
  const isTwice = form.kind === 'bank'
  const what = form.country === 'US' || form.country === 'CA' ? 'Account number' : 'IBAN'
  return (
    <Step
      form={form}
      title={isTwice ? `Your ${what === 'IBAN' ? what : 'account number'}` : 'Your mobile number'}
      names={isTwice ? ['bankAccountId', 'bankAccountIdAgain'] : ['accountId']}
      next="Continue"
      hasBack={!(form.isCorrection && !isTwice)}
      onSubmit={() => form.submitNumbers({ number, again: isTwice ? again : null })}
    >
      {isTwice ? (
        <>
          <SecretField
            name="bankAccountId"
            label={what}
            help={HELP[form.country]}
            held={number}
            onHeld={setNumber}
          />
          <SecretField
            name="bankAccountIdAgain"
            label={`${what} again`}
            help="Enter it again, so that a typo does not send your money elsewhere."
            held={again}
            onHeld={setAgain}
          />
        </>
      ) : (
        <SecretField
          name="accountId"
          label="Mobile number"
          help="Of the United States, 10 digits, as Venmo knows it."
          type="tel"
          held={number}
          onHeld={setNumber}
        />
      )}
      <p className={styles.note}>We keep it sealed, and show its last four digits alone.</p>
    </Step>
  )
}

const HELP: Readonly<Record<string, string>> = { US: '4 to 17 digits.', CA: '7 to 12 digits.' }

interface SecretFieldProps extends ComponentProps<typeof TextField> {
  /** Its reference in the vault; empty where nothing is typed. */
  held: string
  onHeld: (held: string) => void
}

const SecretField = ({ held, onHeld, ...field }: SecretFieldProps) => {
  const secret = useSecretField(held, onHeld)
  return (
    <TextField
      {...field}
      required
      maxLength={60}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      value={secret.typed}
      onChange={({ currentTarget }) => secret.type(currentTarget.value)}
    />
  )
}
