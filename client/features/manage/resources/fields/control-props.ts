import { useFieldContext } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Held } from './convert.ts'
import type { Field } from './kind.ts'

/** What every kind of field is given. */
export interface ControlProps<Holds extends Held = Held> {
  field: Field
  held: Holds
  /** It can be read and copied. */
  isReadOnly: boolean
  onType: (held: Holds) => void
}

interface Validated {
  setCustomValidity: (message: string) => void
}

/** Makes a fault that the browser does not know of part of the element's own validity. */
export const useFault = <Element extends Validated>(fault: string | null) => {
  const element = useRef<Element>(null)
  useEffect(() => element.current?.setCustomValidity(fault ?? ''), [fault])
  return element
}

/**
 * What a labelled field says of an input that is part of something larger: its id, for the label, and what
 * helps and what is wrong.
 */
export const useLabelled = () => {
  const { ids, getInputProps } = useFieldContext()
  const props = getInputProps()
  return {
    id: ids.control,
    said: {
      'aria-describedby': props['aria-describedby'],
      'aria-errormessage': props['aria-errormessage'],
      'aria-invalid': props['aria-invalid'],
    },
  }
}

/** What all labelled fields have in common. */
export const labelOf = ({ name, label, helpText, required }: Field) => ({
  name,
  label,
  required,
  ...(helpText !== null && { help: helpText }),
})
