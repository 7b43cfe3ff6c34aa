import { useState } from 'react'
import { isSecretField, makeSecretField } from '#client/effects/record-form/secret-fields.ts'
import { useRunning } from './process/context.ts'

/** A field whose text stands in the vault alone: the form around it holds a reference, or nothing. */
export const useSecretField = (held: string, onHeld: (held: string) => void) => {
  const { vault } = useRunning()
  const [typed, setTyped] = useState(() => vault.readSecret(held) ?? '')
  return {
    typed,
    type(text: string) {
      setTyped(text)
      if (text === '') {
        vault.takeSecret(held)
        return onHeld('')
      }
      const ref = isSecretField(held) ? held : makeSecretField()
      vault.addSecrets({ [ref]: text })
      if (ref !== held) onHeld(ref)
    },
  }
}

/**
 * Puts what is typed into the vault under one reference, whenever it is sent: asking again is asking for the
 * same.
 */
export const useHeldSecret = (): ((text: string) => string) => {
  const { vault } = useRunning()
  const [ref] = useState(makeSecretField)
  return (text) => {
    vault.addSecrets({ [ref]: text })
    return ref
  }
}
