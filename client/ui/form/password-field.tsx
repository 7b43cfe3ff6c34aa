import { Input } from '@chakra-ui/react'
import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react'
import * as say from '../messages.tsx'
import { useFieldError } from './field-errors.ts'
import { LabelledField } from './labelled-field.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'type'> {
  name: string
  label: string
  help?: string
}

/** A labelled password, which whoever types it may look at. */
export const PasswordField = ({ label, help, required = false, name, ...input }: PasswordFieldProps) => {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  useHiddenOnSubmit(id, () => setIsShown(false))
  return (
    <LabelledField label={label} help={help} required={required} error={useFieldError(name)}>
      <span className={styles.frame}>
        <Input
          name={name}
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          type={isShown ? 'text' : 'password'}
        />
        <button type="button" id={id} onClick={() => setIsShown(!isShown)}>
          {isShown ? say.hidePassword : say.showPassword}
        </button>
      </span>
    </LabelledField>
  )
}

/** A browser keeps what was typed as text, to offer it again: what is sent is a password. */
const useHiddenOnSubmit = (id: string, hide: () => void) => {
  const onSubmit = useEffectEvent(hide)
  useEffect(() => {
    const form = document.getElementById(id)?.closest('form')
    form?.addEventListener('submit', onSubmit, { capture: true })
    return () => form?.removeEventListener('submit', onSubmit, { capture: true })
  }, [id])
}
