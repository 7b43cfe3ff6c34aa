import type { MoneyChanging } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { type Asked, changeWordsOf } from './change-words.ts'
import styles from './money.module.css'

/** Asks before money moves, and for what that takes. */
export const ChangeDialog = ({ change }: { change: MoneyChanging }) => {
  const { command, isPending, errors, failure, confirm, dismiss } = change
  if (!command) return null
  const { title, text, label, asks } = changeWordsOf(command)
  const detailsOf = (typed: FormData) =>
    Object.fromEntries(asks.map(({ name }) => [name, String(typed.get(name) ?? '').trim()]))
  return (
    <Modal title={title} isHeld={isPending} onClose={dismiss}>
      <Form
        errors={errors}
        failure={failure && failure.kind !== 'invalid' ? failure.message : null}
        onSubmit={(typed) => confirm(detailsOf(typed))}
      >
        <div className={styles.form}>
          <p>{text}</p>
          {asks.map((asked) => (
            <Field key={asked.name} asked={asked} />
          ))}
          <div className={styles.actions}>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Saving…' : label}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={dismiss}>
              Not yet
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  )
}

const Field = ({ asked: { name, label, kind, help, isRequired, options = [] } }: { asked: Asked }) => {
  if (kind === 'choice')
    return (
      <SelectField label={label} name={name} required={isRequired}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectField>
    )
  if (kind === 'words')
    return <TextAreaField label={label} name={name} help={help} required={isRequired} maxLength={500} />
  return (
    <TextField
      label={label}
      name={name}
      type={kind}
      help={help}
      required={isRequired}
      maxLength={kind === 'text' ? 100 : undefined}
    />
  )
}
