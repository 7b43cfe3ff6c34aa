import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import { TickField } from '#client/ui/form/tick-field.tsx'
import styles from '../terms.module.css'
import { DraftChoice, DraftSecret, DraftText, DraftWords, LegalName } from './fields.tsx'
import * as say from './messages.tsx'
import { NumberFields } from './number-fields.tsx'

type Countries = readonly { code: string; name: string }[]

interface FieldsProps {
  form: TaxForm
  countries: Countries
}

export const asCountries = (countries: Countries) => countries.map(({ code, name }) => [code, name] as const)

const KINDS = [
  ['foreign', say.foreignNumber],
  ['ssn', say.usSsn],
  ['itin', say.usItin],
  ['none', say.noNumber],
] as const

/** What a W-8BEN asks for (Rev. 10-2021), by its lines. */
export const W8benFields = ({ form, countries }: FieldsProps) => {
  const choices = asCountries(countries)
  const { draft, fill } = form
  return (
    <>
      <LegalName form={form} help={say.nameInPassport} />
      <div className={styles.pair}>
        <DraftChoice
          form={form}
          name="citizenship"
          label={say.citizenship}
          choices={choices}
          none={say.chooseOne}
          required
        />
        <DraftSecret form={form} name="birth_date" label={say.dateOfBirth} type="date" required />
      </div>
      <p className={styles.legend}>{say.whereYouLive}</p>
      <Address form={form} countries={countries} />
      {draft.country === 'US' && (
        <DraftWords
          form={form}
          name="us_address_reason"
          label={say.whyUsAddress}
          required
          minLength={20}
          maxLength={500}
        />
      )}
      <TickField
        name="has_mailing"
        label={say.mailingIsDifferent}
        checked={draft.has_mailing === true}
        onChange={({ currentTarget }) => fill('has_mailing', currentTarget.checked)}
      />
      {draft.has_mailing === true && <Address form={form} countries={countries} prefix="mailing_" />}
      <p className={styles.legend}>{say.yourTaxpayerNumber}</p>
      <NumberFields form={form} kinds={KINDS} />
      {draft.tin_type === 'none' && (
        <DraftWords
          form={form}
          name="no_tin_reason"
          label={say.whyNoNumber}
          required
          minLength={10}
          maxLength={300}
        />
      )}
      <Treaty form={form} countries={countries} />
    </>
  )
}

const Address = ({ form, countries, prefix = '' }: FieldsProps & { prefix?: string }) => {
  const nameOf = prefix === '' ? (what: string) => what : say.mailing
  const complete = prefix === '' ? '' : 'shipping '
  return (
    <>
      <DraftText
        form={form}
        name={`${prefix}street`}
        label={nameOf(say.streetAndNumber)}
        {...(prefix === '' && { help: say.noPostOfficeBox })}
        autoComplete={`${complete}street-address`}
        required
        maxLength={100}
      />
      <div className={styles.pair}>
        <DraftText
          form={form}
          name={`${prefix}city`}
          label={nameOf(say.city)}
          autoComplete={`${complete}address-level2`}
          required
          maxLength={60}
        />
        <DraftText
          form={form}
          name={`${prefix}region`}
          label={nameOf(say.stateOrProvince)}
          autoComplete={`${complete}address-level1`}
          maxLength={60}
        />
      </div>
      <div className={styles.pair}>
        <DraftText
          form={form}
          name={`${prefix}postal_code`}
          label={nameOf(say.postalCode)}
          autoComplete={`${complete}postal-code`}
          maxLength={12}
        />
        <DraftChoice
          form={form}
          name={`${prefix}country`}
          label={nameOf(say.country)}
          choices={asCountries(countries)}
          none={say.chooseOne}
          required
        />
      </div>
    </>
  )
}

const Treaty = ({ form, countries }: FieldsProps) => {
  const isClaimed = form.draft.treaty_country !== undefined && form.draft.treaty_country !== ''
  return (
    <>
      <p className={styles.legend}>{say.taxTreaty}</p>
      <DraftChoice
        form={form}
        name="treaty_country"
        label={say.treatyClaimed}
        help={say.withoutTreaty}
        choices={asCountries(countries)}
        none={say.none}
      />
      {isClaimed && (
        <>
          <div className={styles.pair}>
            <DraftText
              form={form}
              name="treaty_article"
              label={say.articleAndParagraph}
              required
              maxLength={100}
            />
            <DraftText
              form={form}
              name="treaty_rate"
              label={say.rateInPercent}
              help={say.zeroToThirty}
              inputMode="decimal"
              required
              maxLength={5}
            />
          </div>
          <DraftText
            form={form}
            name="treaty_income"
            label={say.typeOfIncome}
            help={say.suchAsRoyalties}
            required
            minLength={3}
            maxLength={100}
          />
        </>
      )}
    </>
  )
}
