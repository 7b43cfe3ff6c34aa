import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import styles from './form.module.css'
import { TypedField } from './typed-field.tsx'

const PAYEES = [
  { payee: '', name: 'Me, a person' },
  { payee: 'business', name: 'A business' },
] as const

/** Who is paid, as the bank and the tax form know them. */
export const PayeeFields = ({ form }: { form: PaymentAccountForm }) => (
  <>
    <fieldset className={styles.row}>
      <legend className="visually-hidden">Who is paid</legend>
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
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TypedField
          form={form}
          name="lastName"
          label="Last name"
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </>
    ) : (
      <TypedField
        form={form}
        name="businessName"
        label="Name of the business"
        autoComplete="organization"
        maxLength={100}
        required
      />
    )}
    <TypedField
      form={form}
      name="payeeEmail"
      label="Email for news about payments"
      type="email"
      autoComplete="email"
      maxLength={254}
      required
    />
  </>
)
