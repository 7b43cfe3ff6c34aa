import { useState } from 'react'
import type { AccountKind, PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import * as say from '../messages.tsx'
import styles from './form.module.css'
import { Step } from './step.tsx'

const KINDS: readonly { kind: AccountKind; name: string; says: string }[] = [
  { kind: 'bank', name: say.bankAccount, says: say.byBank },
  { kind: 'paypal', name: say.payPal, says: say.byPayPal },
  { kind: 'venmo', name: say.venmo, says: say.byVenmo },
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
      title={say.howToPayYou}
      names={[]}
      next={say.goOn}
      hasBack={false}
      onSubmit={() => form.choose(kind, country)}
    >
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{say.kindOfAccount}</legend>
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
          label={say.countryOfBank}
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
