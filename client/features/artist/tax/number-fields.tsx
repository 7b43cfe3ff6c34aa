import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import styles from '../terms.module.css'
import { DraftChoice, DraftSecret } from './fields.tsx'

interface NumberFieldsProps {
  form: TaxForm
  kinds: readonly (readonly [value: string, label: string])[]
  /** Whether its number has digits alone. */
  isNumeric?: boolean
}

/** Which taxpayer number it is, and the number itself unless there is none. */
export const NumberFields = ({ form, kinds, isNumeric }: NumberFieldsProps) => (
  <div className={styles.pair}>
    <DraftChoice
      form={form}
      name="tin_type"
      label="Kind of number"
      choices={kinds}
      none="Choose one"
      required
    />
    {form.draft.tin_type !== 'none' && (
      <DraftSecret
        form={form}
        name="tin"
        label="Taxpayer number"
        help="Kept sealed. After signing, only its last four are shown."
        {...(isNumeric && { inputMode: 'numeric' as const })}
        required
      />
    )}
  </div>
)
