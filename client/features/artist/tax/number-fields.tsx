import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import styles from '../terms.module.css'
import { DraftChoice, DraftSecret } from './fields.tsx'
import * as say from './messages.tsx'

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
      label={say.kindOfNumber}
      choices={kinds}
      none={say.chooseOne}
      required
    />
    {form.draft.tin_type !== 'none' && (
      <DraftSecret
        form={form}
        name="tin"
        label={say.taxpayerNumber}
        help={say.howNumberIsKept}
        {...(isNumeric && { inputMode: 'numeric' as const })}
        required
      />
    )}
  </div>
)
