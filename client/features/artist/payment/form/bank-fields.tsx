import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import * as say from '../messages.tsx'
import { TypedField } from './typed-field.tsx'

/** What stands on each check of a bank, by its country. */
export const BankFields = ({ form }: { form: PaymentAccountForm }) => {
  if (form.country === 'US') return <UnitedStates form={form} />
  if (form.country === 'CA') return <Canada form={form} />
  return (
    <TypedField
      form={form}
      name="bankId"
      label={say.bic}
      help={say.bicHelp}
      autoComplete="off"
      maxLength={60}
      required
    />
  )
}

const UnitedStates = ({ form }: { form: PaymentAccountForm }) => (
  <>
    <SelectField
      label={say.kindOfAccount}
      name="bankAccountPurpose"
      value={form.details.bankAccountPurpose}
      onChange={({ currentTarget: { value } }) =>
        form.type({ bankAccountPurpose: value === 'CHECKING' || value === 'SAVINGS' ? value : '' })
      }
      required
    >
      <option value="">{say.choose}</option>
      <option value="CHECKING">{say.checkingAccount}</option>
      <option value="SAVINGS">{say.savingsAccount}</option>
    </SelectField>
    <TypedField
      form={form}
      name="branchId"
      label={say.routingNumber}
      help={say.routingNumberHelp}
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
      label={say.institutionNumber}
      help={say.digits(3)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={60}
      required
    />
    <TypedField
      form={form}
      name="branchId"
      label={say.transitNumber}
      help={say.digits(5)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={60}
      required
    />
  </>
)
