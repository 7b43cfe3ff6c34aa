import { ChakraProvider, Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from '#client/ui/system.ts'

/** Reset and tokens are on every page already (scripts/chakra-css.ts). */
const fieldSystem = { ...system, _global: [] }

interface LabelledFieldProps {
  label: string
  help: string | undefined
  required: boolean
  error: string | undefined
  children: ReactNode
}

/**
 * Brings Chakra along, so that only pages where something is typed load it. A required field says so with '
 * *' (spec.md section 5).
 */
export const LabelledField = ({ label, help, required, error, children }: LabelledFieldProps) => (
  <ChakraProvider value={fieldSystem}>
    <Field.Root required={required} invalid={error !== undefined}>
      <Field.Label>{required ? `${label} *` : label}</Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  </ChakraProvider>
)
