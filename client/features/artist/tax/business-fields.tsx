import { Link } from 'react-router-dom'
import type { TaxForm } from '#client/actors/artist/tax-form.ts'
import { DraftChoice, DraftText } from './fields.tsx'
import { asCountries } from './w8ben-fields.tsx'

interface BusinessFieldsProps {
  form: TaxForm
  countries: readonly { code: string; name: string }[]
}

/** What a business outside the United States tells us, before it sends its form. */
export const BusinessFields = ({ form, countries }: BusinessFieldsProps) => (
  <>
    <p>
      A business outside the United States signs a W-8BEN-E, which we do not take here. Sign it, send it to us{' '}
      <Link to="/artist/message">by message</Link>, and payments begin once we have it.
    </p>
    <DraftText
      form={form}
      name="name"
      label="Name of the business"
      autoComplete="organization"
      required
      maxLength={100}
    />
    <DraftChoice
      form={form}
      name="country"
      label="Country where it was formed"
      choices={asCountries(countries)}
      none="Choose one"
      required
    />
  </>
)
