import type { PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import * as say from '../messages.tsx'
import { BankFields } from './bank-fields.tsx'
import { PayeeFields } from './payee-fields.tsx'
import { Step } from './step.tsx'
import { TypedField } from './typed-field.tsx'

/** Whom it pays, if that is not known, and all of the account but its number. */
export const DetailsStep = ({ form }: { form: PaymentAccountForm }) => (
  <Step
    form={form}
    title={form.knowsPayee ? TITLES[form.kind] : say.whoIsPaidTitle}
    names={namesOf(form)}
    next={say.goOn}
    hasBack={!form.isCorrection}
    onSubmit={form.submitDetails}
  >
    {!form.knowsPayee && <PayeeFields form={form} />}
    {form.kind === 'bank' && <BankFields form={form} />}
    {form.kind === 'paypal' && (
      <TypedField
        form={form}
        name="email"
        label={say.emailOfPayPal}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
    )}
    {form.kind === 'venmo' && <p>{say.mobileNumberIsNext}</p>}
  </Step>
)

const TITLES = { bank: say.yourBank, paypal: say.yourPayPal, venmo: say.yourVenmo } as const

const namesOf = ({ knowsPayee, kind, country, details }: PaymentAccountForm): string[] => [
  ...(knowsPayee ? [] : ['payeeEmail', ...PAYEE_NAMES[details.payee]]),
  ...(kind === 'bank' ? (BANK_NAMES[country] ?? ['bankId']) : []),
  ...(kind === 'paypal' ? ['email'] : []),
]

const PAYEE_NAMES = { '': ['firstName', 'lastName'], business: ['businessName'] } as const
const BANK_NAMES: Readonly<Record<string, readonly string[]>> = {
  US: ['bankAccountPurpose', 'branchId'],
  CA: ['bankId', 'branchId'],
}
