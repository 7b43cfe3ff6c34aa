import { Link } from 'react-router-dom'
import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import { DraftChoice, DraftText } from './fields.tsx'
import * as say from './messages.tsx'
import { asCountries } from './w8ben-fields.tsx'

interface BusinessFieldsProps {
  form: TaxForm
  countries: readonly { code: string; name: string }[]
}

/** What a business outside the United States tells us, before it sends its form. */
export const BusinessFields = ({ form, countries }: BusinessFieldsProps) => (
  <>
    <p>{say.howBusinessFiles(<Link to="/artist/message">{say.byMessage}</Link>)}</p>
    <DraftText
      form={form}
      name="name"
      label={say.nameOfBusiness}
      autoComplete="organization"
      required
      maxLength={100}
    />
    <DraftChoice
      form={form}
      name="country"
      label={say.countryWhereFormed}
      choices={asCountries(countries)}
      none={say.chooseOne}
      required
    />
  </>
)
