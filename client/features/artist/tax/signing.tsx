import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import type { OwnTaxFormsPartsFragment } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TickField } from '#client/ui/form/tick-field.tsx'
import styles from '../terms.module.css'
import { DraftText } from './fields.tsx'
import * as say from './messages.tsx'

/** The item of a W-9 that may be struck out, counted from 0. */
const BACKUP_ITEM = 1

interface SigningProps {
  form: TaxForm
  forms: OwnTaxFormsPartsFragment
}

/** The form's own words, and the name beneath them: the last entry. */
export const Signing = ({ form, forms }: SigningProps) => {
  const { type, draft, errors, failure, isPending, fill, sign, back } = form
  const words = forms.words.find((each) => each.type === type)
  if (!words) return null
  const isStruck = type === 'W-9' && draft.is_backup === true
  return (
    <>
      <h2>{say.sign(type)}</h2>
      <div className={styles.words}>
        <p>{words.opening}</p>
        <ol>
          {words.items.map((item, index) => (
            <li key={item}>{isStruck && index === BACKUP_ITEM ? <s>{item}</s> : item}</li>
          ))}
        </ol>
        {words.closing.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <Form errors={errors} failure={failure?.message ?? null} onSubmit={() => sign(words.hash)}>
        <fieldset className={styles.fields} disabled={isPending}>
          {type === 'W-9' && (
            <TickField
              name="is_backup"
              label={say.strikeOutBackup}
              checked={draft.is_backup === true}
              onChange={({ currentTarget }) => fill('is_backup', currentTarget.checked)}
            />
          )}
          <DraftText
            form={form}
            name="signature"
            label={say.signature}
            help={say.typeName(typeof draft.name === 'string' ? draft.name : '')}
            autoComplete="off"
            required
            maxLength={100}
          />
          <div className={styles.actions}>
            <Button type="submit" disabled={isPending}>
              {isPending ? say.filing : say.signAndFile}
            </Button>
            <Button variant="outline" onClick={back}>
              {say.back}
            </Button>
          </div>
        </fieldset>
      </Form>
    </>
  )
}
