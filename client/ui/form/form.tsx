import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { DismissButton } from '../dismiss-button.tsx'
import * as say from '../messages.tsx'
import { type FieldErrors, FieldErrorsContext } from './field-errors.ts'
import styles from './form.module.css'

interface FormProps {
  /** What the server said of each field, by its name. */
  errors: FieldErrors
  /** What it said of none of them; null when nothing. */
  failure: string | null
  onSubmit: (values: FormData) => void
  /** Some field is not valid, which is said already; for a process that keeps count of what it refuses. */
  onInvalid?: (values: FormData) => void
  /** As often as something in it is changed. */
  onTyped?: (values: FormData) => void
  children: ReactNode
}

const NONE: FieldErrors = {}

const FIELD = 'input:not([hidden]), textarea, select'

/**
 * Holds fields to their native validity, shows what is wrong under each, and leads to the first (spec.md
 * section 5).
 */
export const Form = ({ errors, failure, onSubmit, onInvalid, onTyped, children }: FormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [invalid, setInvalid] = useState(NONE)
  const [isDismissed, setIsDismissed] = useState(false)
  const isValid = invalid === NONE
  const shown = isValid ? errors : invalid
  const message = isValid ? dropIfAtField(failure, errors) : say.checkMarkedFields

  useEffect(() => {
    const field = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLElement && (element.getAttribute('name') ?? '') in shown,
    )
    if (field instanceof HTMLElement) field.focus()
  }, [shown])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const failed = readInvalid(event.currentTarget)
    setInvalid(failed)
    setIsDismissed(false)
    const take = failed === NONE ? onSubmit : onInvalid
    take?.(new FormData(event.currentTarget))
  }

  const dismiss = () => {
    setIsDismissed(true)
    // Moves the focus to the start of the form.
    form.current?.querySelector<HTMLElement>(FIELD)?.focus()
  }

  return (
    <FieldErrorsContext value={shown}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={({ currentTarget }) => onTyped?.(new FormData(currentTarget))}
        className={styles.form}
      >
        {message && !isDismissed && (
          <div role="alert" className={styles.failure}>
            <div>
              <p>{message}</p>
              {!isValid && <p className={styles.exact}>{say.validationFailed}</p>}
            </div>
            <DismissButton onClick={dismiss} />
          </div>
        )}
        {children}
      </form>
    </FieldErrorsContext>
  )
}

const readInvalid = (form: HTMLFormElement): FieldErrors => {
  const failed = [...form.elements].filter(
    (element) =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      !element.validity.valid,
  )
  if (failed.length === 0) return NONE
  return Object.fromEntries(
    failed.map((element) => [
      element.getAttribute('name') ?? '',
      'validationMessage' in element ? String(element.validationMessage) : '',
    ]),
  )
}

/** Leave out messages that stand under a field already. */
const dropIfAtField = (failure: string | null, errors: FieldErrors) =>
  failure !== null && Object.values(errors).some((said) => said.startsWith(failure)) ? null : failure
