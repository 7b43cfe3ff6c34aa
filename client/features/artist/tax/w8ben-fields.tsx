import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import { TickField } from '#client/ui/form/tick-field.tsx'
import styles from '../terms.module.css'
import { DraftChoice, DraftSecret, DraftText, DraftWords, LegalName } from './fields.tsx'
import { NumberFields } from './number-fields.tsx'

type Countries = readonly { code: string; name: string }[]

interface FieldsProps {
  form: TaxForm
  countries: Countries
}

export const asCountries = (countries: Countries) => countries.map(({ code, name }) => [code, name] as const)

const KINDS = [
  ['foreign', 'The number of my own country'],
  ['ssn', 'US Social Security number (SSN)'],
  ['itin', 'US individual taxpayer number (ITIN)'],
  ['none', 'I have none'],
] as const

/** What a W-8BEN asks for (Rev. 10-2021), by its lines. */
export const W8benFields = ({ form, countries }: FieldsProps) => {
  const choices = asCountries(countries)
  const { draft, fill } = form
  return (
    <>
      <LegalName form={form} help="Line 1, as it stands in your passport." />
      <div className={styles.pair}>
        <DraftChoice
          form={form}
          name="citizenship"
          label="Country of citizenship"
          choices={choices}
          none="Choose one"
          required
        />
        <DraftSecret form={form} name="birth_date" label="Date of birth" type="date" required />
      </div>
      <p className={styles.legend}>Where you live</p>
      <Address form={form} countries={countries} />
      {draft.country === 'US' && (
        <DraftWords
          form={form}
          name="us_address_reason"
          label="Why you have a US address and are not a US person"
          required
          minLength={20}
          maxLength={500}
        />
      )}
      <TickField
        name="has_mailing"
        label="My mailing address is another one."
        checked={draft.has_mailing === true}
        onChange={({ currentTarget }) => fill('has_mailing', currentTarget.checked)}
      />
      {draft.has_mailing === true && <Address form={form} countries={countries} prefix="mailing_" />}
      <p className={styles.legend}>Your taxpayer number</p>
      <NumberFields form={form} kinds={KINDS} />
      {draft.tin_type === 'none' && (
        <DraftWords
          form={form}
          name="no_tin_reason"
          label="Why you have none"
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
  const what = prefix === '' ? '' : 'Mailing address: '
  const complete = prefix === '' ? '' : 'shipping '
  return (
    <>
      <DraftText
        form={form}
        name={`${prefix}street`}
        label={`${what}${what ? 'street' : 'Street'} and number`}
        {...(prefix === '' && { help: 'No post office box.' })}
        autoComplete={`${complete}street-address`}
        required
        maxLength={100}
      />
      <div className={styles.pair}>
        <DraftText
          form={form}
          name={`${prefix}city`}
          label={`${what}${what ? 'city' : 'City'}`}
          autoComplete={`${complete}address-level2`}
          required
          maxLength={60}
        />
        <DraftText
          form={form}
          name={`${prefix}region`}
          label={`${what}${what ? 'state or province' : 'State or province'}`}
          autoComplete={`${complete}address-level1`}
          maxLength={60}
        />
      </div>
      <div className={styles.pair}>
        <DraftText
          form={form}
          name={`${prefix}postal_code`}
          label={`${what}${what ? 'postal code' : 'Postal code'}`}
          autoComplete={`${complete}postal-code`}
          maxLength={12}
        />
        <DraftChoice
          form={form}
          name={`${prefix}country`}
          label={`${what}${what ? 'country' : 'Country'}`}
          choices={asCountries(countries)}
          none="Choose one"
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
      <p className={styles.legend}>Tax treaty</p>
      <DraftChoice
        form={form}
        name="treaty_country"
        label="Treaty that you claim"
        help="Without one, 30% of what is paid is withheld."
        choices={asCountries(countries)}
        none="None"
      />
      {isClaimed && (
        <>
          <div className={styles.pair}>
            <DraftText
              form={form}
              name="treaty_article"
              label="Article and paragraph"
              required
              maxLength={100}
            />
            <DraftText
              form={form}
              name="treaty_rate"
              label="Rate in percent"
              help="0 to 30"
              inputMode="decimal"
              required
              maxLength={5}
            />
          </div>
          <DraftText
            form={form}
            name="treaty_income"
            label="Type of income"
            help="Such as copyright royalties."
            required
            minLength={3}
            maxLength={100}
          />
        </>
      )}
    </>
  )
}
