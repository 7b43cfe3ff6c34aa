import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import styles from '../terms.module.css'
import { DraftChoice, DraftText, LegalName } from './fields.tsx'
import { NumberFields } from './number-fields.tsx'

const CLASSIFICATIONS = [
  ['individual', 'Individual or sole proprietor'],
  ['c-corporation', 'C corporation'],
  ['s-corporation', 'S corporation'],
  ['partnership', 'Partnership'],
  ['trust-estate', 'Trust or estate'],
  ['llc', 'Limited liability company (LLC)'],
  ['other', 'Other'],
] as const

const TAXED = [
  ['c', 'C: as a C corporation'],
  ['s', 'S: as an S corporation'],
  ['p', 'P: as a partnership'],
] as const

const KINDS = [
  ['ssn', 'Social Security number (SSN)'],
  ['itin', 'Individual taxpayer number (ITIN)'],
  ['ein', 'Employer number (EIN)'],
] as const

const asChoices = (values: readonly string[]) => values.map((value) => [value, value] as const)
const EXEMPT_PAYEES = asChoices(Array.from({ length: 13 }, (_, index) => `${index + 1}`))
const FATCA = asChoices([...'ABCDEFGHIJKLM'])

/** What a W-9 asks for (Rev. 3-2024), by its lines. */
export const W9Fields = ({ form, states }: { form: TaxForm; states: readonly string[] }) => {
  const { classification } = form.draft
  return (
    <>
      <LegalName form={form} help="Line 1, as it stands on your tax return." />
      <DraftText
        form={form}
        name="business_name"
        label="Business name"
        help="If it differs from line 1."
        autoComplete="organization"
        maxLength={100}
      />
      <div className={styles.pair}>
        <DraftChoice
          form={form}
          name="classification"
          label="Tax classification"
          choices={CLASSIFICATIONS}
          none="Choose one"
          required
        />
        {classification === 'llc' && (
          <DraftChoice
            form={form}
            name="llc_tax"
            label="The LLC is taxed"
            choices={TAXED}
            none="Choose one"
            required
          />
        )}
      </div>
      {classification !== undefined && classification !== '' && classification !== 'individual' && (
        <div className={styles.pair}>
          <DraftChoice
            form={form}
            name="exempt_payee_code"
            label="Exempt payee code"
            choices={EXEMPT_PAYEES}
            none="None"
          />
          <DraftChoice form={form} name="fatca_code" label="FATCA code" choices={FATCA} none="None" />
        </div>
      )}
      <DraftText
        form={form}
        name="street"
        label="Street and number"
        autoComplete="street-address"
        required
        maxLength={100}
      />
      <DraftText form={form} name="city" label="City" autoComplete="address-level2" required maxLength={60} />
      <div className={styles.pair}>
        <DraftChoice
          form={form}
          name="state"
          label="State"
          choices={asChoices(states)}
          none="Choose one"
          required
        />
        <DraftText
          form={form}
          name="zip"
          label="ZIP code"
          autoComplete="postal-code"
          required
          maxLength={10}
        />
      </div>
      <NumberFields form={form} kinds={KINDS} isNumeric />
    </>
  )
}
