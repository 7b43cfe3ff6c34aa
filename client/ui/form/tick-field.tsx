import { type ComponentProps, type ReactNode, useId } from 'react'
import { useFieldError } from './field-errors.ts'
import styles from './tick-field.module.css'

interface TickFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'name'> {
  name: string
  label: ReactNode
}

/** Something to be ticked, with what it says beside it. */
export const TickField = ({ name, label, ...input }: TickFieldProps) => {
  const id = useId()
  const error = useFieldError(name)
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          aria-invalid={error !== undefined}
          aria-errormessage={error === undefined ? undefined : id}
          {...input}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
