import { ChakraProvider, Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from '#client/ui/system.ts'
import styles from './labelled-field.module.css'

/** Reset and tokens are on every page already (scripts/chakra-css.ts). */
const fieldSystem = { ...system, _global: [] }

interface LabelledFieldProps {
  label: string
  help: string | undefined
  required: boolean
  error: string | undefined
  /** The label stands after what it labels, on the same line. */
  isBeside?: boolean
  children: ReactNode
}

/**
 * Brings Chakra along, so that only pages where something is typed load it. A required field says so with '
 * *' (spec.md section 5).
 */
export const LabelledField = ({
  label,
  help,
  required,
  error,
  isBeside = false,
  children,
}: LabelledFieldProps) => (
  <ChakraProvider value={fieldSystem}>
    <Field.Root required={required} invalid={error !== undefined}>
      <div className={isBeside ? styles.beside : styles.above}>
        <Field.Label>{required ? `${label} *` : label}</Field.Label>
        {children}
      </div>
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  </ChakraProvider>
)
