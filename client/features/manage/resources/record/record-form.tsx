import { type RefObject, useRef } from 'react'
import { useAuth } from '#client/actors/people/auth.ts'
import { usePreference } from '#client/actors/preferences.ts'
import type { RecordForm as FormOfRecord } from '#client/actors/record-form.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { UnsavedGuard } from '#client/ui/unsaved-guard.tsx'
import { selectUser } from '#machines/auth/selectors.ts'
import { useOfferActions } from '../../palette/offered.ts'
import { shownFields, valuesToSend } from '../fields/form-fields.ts'
import type { Field } from '../fields/kind.ts'
import type { RecordType, RecordValues } from '../types/type.ts'
import { Conflicting } from './conflicting.tsx'
import { FieldRow } from './field-row.tsx'
import * as say from './messages.tsx'
import styles from './record.module.css'
import { useSaveKey } from './save-key.ts'

interface RecordFormProps {
  type: RecordType
  form: FormOfRecord
  fields: readonly Field[] | null
  /** What the record has; null for a new one. */
  values: RecordValues | null
  /** True after Save or Cancel: do not ask about unsaved changes. */
  leaving: RefObject<boolean>
}

/** The fields of a record, and what is to be decided before it can be saved. */
export const RecordForm = ({ type: { one }, form, fields, values, leaving }: RecordFormProps) => {
  const me = useAuth(selectUser)?.email ?? null
  const shown = shownFields({ fields, values }, usePreference('showAllFields'))
  const { finalFailure, conflicts, failure } = form
  const wayOut = finalFailure ? say.back : say.cancel
  const names = shown.map(({ name }) => name)
  const submit = (isValid: boolean) =>
    form.submit({ isValid, shown: names, values: valuesToSend(shown, values, form.draft) })
  const body = useRef<HTMLDivElement>(null)
  const mayBeSaved = !finalFailure && form.isOpen
  const save = () => {
    if (mayBeSaved) body.current?.querySelector('form')?.requestSubmit()
  }
  useSaveKey(save)
  useOfferActions(() => [
    ...(mayBeSaved ? [{ label: say.save, refusal: null, does: save }] : []),
    ...(form.isSaving ? [] : [{ label: wayOut, refusal: null, does: form.cancel }]),
  ])
  const undecided = conflicts.length > 0 && !form.isDecided && failure?.kind === 'unready' ? failure : null
  return (
    <div ref={body} className={styles.body}>
      <UnsavedGuard
        what={one}
        isUnsaved={form.hasDraft && form.isOpen}
        leaving={leaving}
        onLeave={form.discard}
      />
      {finalFailure && (
        <p role="alert" className={styles.closed}>
          {say.cannotSave(finalFailure.kind === 'gone' ? say.deletedMeanwhile(one) : finalFailure.message)}
        </p>
      )}
      {conflicts.length > 0 && (
        <Conflicting
          fields={shown.filter(({ name }) => conflicts.some(({ field }) => field === name))}
          isDecided={form.isDecided}
        />
      )}
      <Form
        errors={form.errors}
        failure={undecided ? undecided.message : null}
        onSubmit={() => submit(true)}
        onInvalid={() => submit(false)}
      >
        {shown.map((field) => (
          <FieldRow key={field.name} field={field} form={form} values={values} me={me} />
        ))}
        <div className={styles.actions}>
          {!finalFailure && (
            <Button type="submit" disabled={!form.isOpen}>
              {form.isSaving ? say.saving : say.save}
            </Button>
          )}
          <Button variant="outline" disabled={form.isSaving} onClick={form.cancel}>
            {wayOut}
          </Button>
          {form.hasDraft && form.isOpen && <span className={styles.unsaved}>{say.unsavedChanges}</span>}
        </div>
      </Form>
    </div>
  )
}
