import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import styles from '../terms.module.css'
import { DraftChoice, DraftText, LegalName } from './fields.tsx'
import * as say from './messages.tsx'
import { NumberFields } from './number-fields.tsx'

const CLASSIFICATIONS = [
  ['individual', say.individual],
  ['c-corporation', say.cCorporation],
  ['s-corporation', say.sCorporation],
  ['partnership', say.partnership],
  ['trust-estate', say.trustOrEstate],
  ['llc', say.llc],
  ['other', say.other],
] as const

const TAXED = [
  ['c', say.asCCorporation],
  ['s', say.asSCorporation],
  ['p', say.asPartnership],
] as const

const KINDS = [
  ['ssn', say.ssn],
  ['itin', say.itin],
  ['ein', say.ein],
] as const

const asChoices = (values: readonly string[]) => values.map((value) => [value, value] as const)
const EXEMPT_PAYEES = asChoices(Array.from({ length: 13 }, (_, index) => `${index + 1}`))
const FATCA = asChoices([...'ABCDEFGHIJKLM'])

/** What a W-9 asks for (Rev. 3-2024), by its lines. */
export const W9Fields = ({ form, states }: { form: TaxForm; states: readonly string[] }) => {
  const { classification } = form.draft
  return (
    <>
      <LegalName form={form} help={say.nameOnTaxReturn} />
      <DraftText
        form={form}
        name="business_name"
        label={say.businessName}
        help={say.ifDifferent}
        autoComplete="organization"
        maxLength={100}
      />
      <div className={styles.pair}>
        <DraftChoice
          form={form}
          name="classification"
          label={say.taxClassification}
          choices={CLASSIFICATIONS}
          none={say.chooseOne}
          required
        />
        {classification === 'llc' && (
          <DraftChoice
            form={form}
            name="llc_tax"
            label={say.llcIsTaxed}
            choices={TAXED}
            none={say.chooseOne}
            required
          />
        )}
      </div>
      {classification !== undefined && classification !== '' && classification !== 'individual' && (
        <div className={styles.pair}>
          <DraftChoice
            form={form}
            name="exempt_payee_code"
            label={say.exemptPayeeCode}
            choices={EXEMPT_PAYEES}
            none={say.none}
          />
          <DraftChoice form={form} name="fatca_code" label={say.fatcaCode} choices={FATCA} none={say.none} />
        </div>
      )}
      <DraftText
        form={form}
        name="street"
        label={say.streetAndNumber}
        autoComplete="street-address"
        required
        maxLength={100}
      />
      <DraftText
        form={form}
        name="city"
        label={say.city}
        autoComplete="address-level2"
        required
        maxLength={60}
      />
      <div className={styles.pair}>
        <DraftChoice
          form={form}
          name="state"
          label={say.state}
          choices={asChoices(states)}
          none={say.chooseOne}
          required
        />
        <DraftText
          form={form}
          name="zip"
          label={say.zipCode}
          autoComplete="postal-code"
          required
          maxLength={10}
        />
      </div>
      <NumberFields form={form} kinds={KINDS} isNumeric />
    </>
  )
}
