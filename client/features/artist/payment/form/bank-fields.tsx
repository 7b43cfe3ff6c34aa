import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TypedField } from './typed-field.tsx'

/** What stands on each check of a bank, by its country. */
export const BankFields = ({ form }: { form: PaymentAccountForm }) => {
  if (form.country === 'US') return <UnitedStates form={form} />
  if (form.country === 'CA') return <Canada form={form} />
  return (
    <TypedField
      form={form}
      name="bankId"
      label="BIC"
      help="8 or 11 letters and digits; your bank calls it SWIFT code too."
      autoComplete="off"
      maxLength={60}
      required
    />
  )
}

const UnitedStates = ({ form }: { form: PaymentAccountForm }) => (
  <>
    <SelectField
      label="Kind of account"
      name="bankAccountPurpose"
      value={form.details.bankAccountPurpose}
      onChange={({ currentTarget: { value } }) =>
        form.type({ bankAccountPurpose: value === 'CHECKING' || value === 'SAVINGS' ? value : '' })
      }
      required
    >
      <option value="">Choose…</option>
      <option value="CHECKING">Checking</option>
      <option value="SAVINGS">Savings</option>
    </SelectField>
    <TypedField
      form={form}
      name="branchId"
      label="Routing number"
      help="9 digits, at the lower left of a check."
      inputMode="numeric"
      autoComplete="off"
      maxLength={60}
      required
    />
  </>
)

const Canada = ({ form }: { form: PaymentAccountForm }) => (
  <>
    <TypedField
      form={form}
      name="bankId"
      label="Institution number"
      help="3 digits."
      inputMode="numeric"
      autoComplete="off"
      maxLength={60}
      required
    />
    <TypedField
      form={form}
      name="branchId"
      label="Transit number"
      help="5 digits."
      inputMode="numeric"
      autoComplete="off"
      maxLength={60}
      required
    />
  </>
)
