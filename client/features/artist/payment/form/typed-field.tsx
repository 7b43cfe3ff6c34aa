import type { ComponentProps } from 'react'
import type { AccountDetails, PaymentAccountForm } from '#client/actors/artists/payment-account-form.ts'
import { TextField } from '#client/ui/form/text-field.tsx'

type Texts = Exclude<keyof AccountDetails, 'payee' | 'bankAccountPurpose'>

interface TypedFieldProps extends Omit<ComponentProps<typeof TextField>, 'form' | 'name'> {
  form: PaymentAccountForm
  name: Texts
}

/** A line of text that stays through reloads. */
export const TypedField = ({ form, name, ...field }: TypedFieldProps) => (
  <TextField
    {...field}
    name={name}
    value={form.details[name]}
    onChange={({ currentTarget }) => form.type({ [name]: currentTarget.value })}
  />
)
