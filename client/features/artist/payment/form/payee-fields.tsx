import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import * as say from '../messages.tsx'
import styles from './form.module.css'
import { TypedField } from './typed-field.tsx'

const PAYEES = [
  { payee: '', name: say.person },
  { payee: 'business', name: say.business },
] as const

/** Who is paid, as the bank and the tax form know them. */
export const PayeeFields = ({ form }: { form: PaymentAccountForm }) => (
  <>
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{say.whoIsPaid}</legend>
      {PAYEES.map(({ payee, name }) => (
        <label key={payee}>
          <input
            type="radio"
            name="payee"
            checked={form.details.payee === payee}
            onChange={() => form.type({ payee })}
          />
          {name}
        </label>
      ))}
    </fieldset>
    {form.details.payee === '' ? (
      <>
        <TypedField
          form={form}
          name="firstName"
          label={say.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TypedField
          form={form}
          name="lastName"
          label={say.lastName}
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </>
    ) : (
      <TypedField
        form={form}
        name="businessName"
        label={say.businessName}
        autoComplete="organization"
        maxLength={100}
        required
      />
    )}
    <TypedField
      form={form}
      name="payeeEmail"
      label={say.payeeEmail}
      type="email"
      autoComplete="email"
      maxLength={254}
      required
    />
  </>
)
