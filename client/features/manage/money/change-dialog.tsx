import type { MoneyChanging } from '#client/actors/money-change.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField, TextField } from '#client/ui/form/text-field.tsx'
import { Modal } from '#client/ui/modal.tsx'
import type { Asked } from './asked.ts'
import { changeWordsOf } from './change-words.ts'
import * as say from './messages.tsx'
import styles from './money.module.css'

/** Asks before money moves, or what is known of whom it is paid to changes, and for what that takes. */
export const ChangeDialog = ({ change }: { change: MoneyChanging }) => {
  const { command, isPending, errors, failure, confirm, dismiss } = change
  // An artist's own accounts and returns have dialogs of their own.
  if (!command || command.kind === 'own-account' || command.kind === 'return') return null
  const { title, text, label, asks } = changeWordsOf(command)
  // What is wrong with a field that is not here is said above the form.
  const isAtField = asks.some(({ name }) => name in errors)
  const detailsOf = (typed: FormData) =>
    Object.fromEntries(asks.map(({ name }) => [name, String(typed.get(name) ?? '').trim()]))
  return (
    <Modal title={title} isHeld={isPending} onClose={dismiss}>
      <Form
        errors={isAtField ? errors : NONE}
        failure={isAtField ? null : (failure?.message ?? null)}
        onSubmit={(typed) => confirm(detailsOf(typed))}
      >
        <div className={styles.form}>
          <p>{text}</p>
          {asks.map((asked) => (
            <Field key={asked.name} asked={asked} />
          ))}
          <div className={styles.actions}>
            <Button type="submit" disabled={isPending}>
              {isPending ? say.saving : label}
            </Button>
            <Button variant="outline" disabled={isPending} onClick={dismiss}>
              {say.notYet}
            </Button>
          </div>
        </div>
      </Form>
    </Modal>
  )
}

const NONE = {}

const Field = ({ asked }: { asked: Asked }) => {
  const { name, label, kind, help, isRequired, least, most, options = [] } = asked
  const field = { name, label, help, required: isRequired }
  switch (kind) {
    case 'choice':
      return (
        <SelectField label={label} name={name} required={isRequired}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      )
    case 'words':
      return <TextAreaField {...field} minLength={least} maxLength={500} />
    case 'percent':
      return <TextField {...field} type="number" min={0} max={most} step={0.01} />
    default:
      return <TextField {...field} type={kind} maxLength={kind === 'text' ? 100 : undefined} />
  }
}
