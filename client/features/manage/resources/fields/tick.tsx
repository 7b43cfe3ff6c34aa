import { Checkbox } from '@chakra-ui/react'
import { useFieldError } from '#client/ui/form/field-errors.ts'
import { LabelledField } from '#client/ui/form/labelled-field.tsx'
import { type ControlProps, useLabelled } from './control-props.ts'
import styles from './fields.module.css'

/** Yes or no. A required one need not be yes, so that the browser does not ask for it. */
export const Tick = ({ field, held, isReadOnly, onType }: ControlProps<boolean>) => (
  <LabelledField
    label={field.required ? `${field.label} *` : field.label}
    help={field.helpText ?? undefined}
    required={false}
    error={useFieldError(field.name)}
    isBeside
  >
    <Checkbox.Root
      unstyled
      className={styles.tick}
      readOnly={isReadOnly}
      checked={held}
      onCheckedChange={({ checked }) => onType(checked === true)}
    >
      <Box name={field.name} />
    </Checkbox.Root>
  </LabelledField>
)

const Box = ({ name }: { name: string }) => (
  <>
    <Checkbox.HiddenInput name={name} {...useLabelled().said} />
    <Checkbox.Control unstyled className={styles.box}>
      <Checkbox.Indicator />
    </Checkbox.Control>
  </>
)
