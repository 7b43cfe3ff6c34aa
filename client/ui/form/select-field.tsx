import { useFieldContext } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { ChevronIcon } from '../icons.tsx'
import { useFieldError } from './field-errors.ts'
import { LabelledField } from './labelled-field.tsx'
import styles from './select-field.module.css'

interface SelectFieldProps extends ComponentProps<'select'> {
  name: string
  label: string
  help?: string
}

/** A labelled choice from the browser's own list. */
export const SelectField = ({ label, help, required = false, ...select }: SelectFieldProps) => (
  <LabelledField label={label} help={help} required={required} error={useFieldError(select.name)}>
    <FieldSelect {...select} />
  </LabelledField>
)

const FieldSelect = (props: ComponentProps<'select'>) => {
  const { getSelectProps } = useFieldContext()
  return (
    <span className={styles.frame}>
      <select className={styles.select} {...getSelectProps()} {...props} />
      <ChevronIcon />
    </span>
  )
}
