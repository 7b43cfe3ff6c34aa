import { Field, Input, Textarea } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useFieldError } from './field-errors.ts'

interface TextFieldProps extends ComponentProps<typeof Input> {
  name: string
  label: string
  help?: string
}

/** A labelled line of text inside a Form. */
export const TextField = ({ label, help, required = false, name, ...input }: TextFieldProps) => (
  <LabelledField label={label} help={help} required={required} name={name}>
    <Input name={name} {...input} />
  </LabelledField>
)

interface TextAreaFieldProps extends ComponentProps<typeof Textarea> {
  name: string
  label: string
  help?: string
}

/** At most 8 rows (spec.md section 9). */
export const TextAreaField = ({ label, help, required = false, name, ...input }: TextAreaFieldProps) => (
  <LabelledField label={label} help={help} required={required} name={name}>
    <Textarea name={name} rows={5} maxH="13rem" {...input} />
  </LabelledField>
)

interface LabelledFieldProps {
  name: string
  label: string
  help: string | undefined
  required: boolean
  children: React.ReactNode
}

/** A required field says so with ' *' (spec.md section 5). */
const LabelledField = ({ name, label, help, required, children }: LabelledFieldProps) => {
  const error = useFieldError(name)
  return (
    <Field.Root required={required} invalid={error !== undefined}>
      <Field.Label>{required ? `${label} *` : label}</Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
