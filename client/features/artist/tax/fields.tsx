import type { ComponentProps } from 'react'
import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import { useSecretField } from '#client/actors/secret-field.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import * as say from './messages.tsx'

interface Named {
  form: Pick<TaxForm, 'draft' | 'fill'>
  name: string
  label: string
  help?: string
}

const textIn = ({ form: { draft }, name }: Named): string => {
  const held = draft[name]
  return typeof held === 'string' ? held : ''
}

type Line = Omit<ComponentProps<typeof TextField>, 'form'>

/** A line of the form, as it is kept through reloads. */
export const DraftText = (props: Named & Line) => {
  const { form, ...field } = props
  return (
    <TextField
      {...field}
      value={textIn(props)}
      onChange={({ currentTarget }) => form.fill(props.name, currentTarget.value)}
    />
  )
}

/** The name on line 1, which the signature repeats. */
export const LegalName = ({ form, help }: Pick<Named, 'form'> & { help: string }) => (
  <DraftText
    form={form}
    name="name"
    label={say.name}
    help={help}
    autoComplete="name"
    required
    maxLength={100}
  />
)

/** Some sentences of the form. */
export const DraftWords = (props: Named & Omit<ComponentProps<typeof TextAreaField>, 'form'>) => {
  const { form, ...field } = props
  return (
    <TextAreaField
      {...field}
      value={textIn(props)}
      onChange={({ currentTarget }) => form.fill(props.name, currentTarget.value)}
    />
  )
}

interface DraftChoiceProps extends Named {
  choices: readonly (readonly [value: string, label: string])[]
  /** What stands for none. */
  none: string
  required?: boolean
}

/** A choice of the form. */
export const DraftChoice = (props: DraftChoiceProps) => {
  const { form, choices, none, ...field } = props
  return (
    <SelectField
      {...field}
      value={textIn(props)}
      onChange={({ currentTarget }) => form.fill(props.name, currentTarget.value)}
    >
      <option value="">{none}</option>
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** A number that no journal and no cache sees: a reload asks for it again. */
export const DraftSecret = (props: Named & Line) => {
  const { form, ...field } = props
  const secret = useSecretField(textIn(props), (held) => form.fill(props.name, held))
  return (
    <TextField
      autoComplete="off"
      spellCheck={false}
      maxLength={60}
      {...field}
      value={secret.typed}
      onChange={({ currentTarget }) => secret.type(currentTarget.value)}
    />
  )
}
