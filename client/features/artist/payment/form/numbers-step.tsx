import { type ComponentProps, useState } from 'react'
import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { useSecretField } from '#client/actors/secret-field.ts'
import { TextField } from '#client/ui/form/text-field.tsx'
import * as say from '../messages.tsx'
import styles from './form.module.css'
import { Step } from './step.tsx'

/** The number of the account, which no journal, no cache and no address sees. */
export const NumbersStep = ({ form }: { form: PaymentAccountForm }) => {
  const [number, setNumber] = useState(form.numbers?.number ?? '')
  const [again, setAgain] = useState(form.numbers?.again ?? '')
  const isTwice = form.kind === 'bank'
  const isByIban = form.country !== 'US' && form.country !== 'CA'
  const what = isByIban ? say.iban : say.accountNumber
  const yours = isByIban ? say.yourIban : say.yourAccountNumber
  return (
    <Step
      form={form}
      title={isTwice ? yours : say.yourMobileNumber}
      names={isTwice ? ['bankAccountId', 'bankAccountIdAgain'] : ['accountId']}
      next={say.goOn}
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
            label={say.again(what)}
            help={say.whyAgain}
            held={again}
            onHeld={setAgain}
          />
        </>
      ) : (
        <SecretField
          name="accountId"
          label={say.mobileNumber}
          help={say.mobileNumberHelp}
          type="tel"
          held={number}
          onHeld={setNumber}
        />
      )}
      <p className={styles.note}>{say.howNumberIsKept}</p>
    </Step>
  )
}

const HELP: Readonly<Record<string, string>> = { US: say.digitsBetween(4, 17), CA: say.digitsBetween(7, 12) }

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
