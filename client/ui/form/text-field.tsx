import { Input, Textarea } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useFieldError } from './field-errors.ts'
import { LabelledField } from './labelled-field.tsx'

interface FieldProps {
  name: string
  label: string
  help?: string
}

interface TextFieldProps extends FieldProps, Omit<ComponentProps<typeof Input>, keyof FieldProps> {
  /** What is wrong with it, where no Form says so. */
  error?: string | undefined
}

/** A labelled line of text. */
export const TextField = ({ label, help, error, required = false, name, ...input }: TextFieldProps) => {
  const atField = useFieldError(name)
  return (
    <LabelledField label={label} help={help} required={required} error={error ?? atField}>
      <Input name={name} {...input} />
    </LabelledField>
  )
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<typeof Textarea>, keyof FieldProps>

/** At most 8 rows (spec.md section 9). */
export const TextAreaField = ({ label, help, required = false, name, ...input }: TextAreaFieldProps) => (
  <LabelledField label={label} help={help} required={required} error={useFieldError(name)}>
    <Textarea name={name} rows={5} {...input} />
  </LabelledField>
)
