import { useState } from 'react'
import type { AccountKind, PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import styles from './form.module.css'
import { Step } from './step.tsx'

const KINDS: readonly { kind: AccountKind; name: string; says: string }[] = [
  { kind: 'bank', name: 'Bank account', says: 'In the United States, in Canada, or by IBAN' },
  { kind: 'paypal', name: 'PayPal', says: 'By the email of your PayPal account' },
  { kind: 'venmo', name: 'Venmo', says: 'By a mobile number of the United States' },
]

interface KindStepProps {
  form: PaymentAccountForm
  countries: readonly { value: string; displayName: string }[]
}

export const KindStep = ({ form, countries }: KindStepProps) => {
  const [kind, setKind] = useState(form.kind)
  const [country, setCountry] = useState(form.country)
  return (
    <Step
      form={form}
      title="How should we pay you?"
      names={[]}
      next="Continue"
      hasBack={false}
      onSubmit={() => form.choose(kind, country)}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Kind of account</legend>
        {KINDS.map((one) => (
          <label key={one.kind}>
            <input type="radio" name="kind" checked={one.kind === kind} onChange={() => setKind(one.kind)} />
            <span>
              {one.name} <small>{one.says}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {kind === 'bank' && (
        <SelectField
          label="Country of the bank"
          name="country"
          value={country}
          onChange={({ currentTarget }) => setCountry(currentTarget.value)}
        >
          {countries.map(({ value, displayName }) => (
            <option key={value} value={value}>
              {displayName}
            </option>
          ))}
        </SelectField>
      )}
    </Step>
  )
}
