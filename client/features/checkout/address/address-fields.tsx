import { useState } from 'react'
import type { Address } from '#client/actors/orders/checkout.ts'
import { COUNTRIES, type Country, isCountry } from '#client/features/purchase/countries.ts'
import { streetLineOf } from '#client/features/purchase/street-line.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import styles from './address-fields.module.css'
import * as say from './messages.ts'
import { REGIONS, WORDS } from './places.ts'

export const ADDRESS_FIELDS = [
  'name',
  'label',
  'country',
  'route',
  'locality',
  'administrativeArea',
  'postalCode',
]

/** The recipient: no lookup knows it, so none may replace what was typed. */
export const RecipientFields = ({ address }: { address: Partial<Address> }) => (
  <>
    <TextField
      label={say.fullName}
      name="name"
      autoComplete="shipping name"
      maxLength={100}
      required
      defaultValue={address.name}
    />
    <TextField
      label={say.companyOrApartment}
      name="label"
      autoComplete="shipping address-line2"
      maxLength={100}
      defaultValue={address.label}
    />
  </>
)

/** Plain fields, named as the graph names them; their words follow the country. */
export const AddressFields = ({ address }: { address: Partial<Address> }) => {
  const [country, setCountry] = useState<Country>(
    isCountry(address.country ?? '') ? (address.country as Country) : 'US',
  )
  const words = WORDS[country]
  return (
    <>
      <SelectField
        label={say.country}
        name="country"
        autoComplete="shipping country"
        required
        value={country}
        onChange={({ target }) => isCountry(target.value) && setCountry(target.value)}
      >
        {Object.entries(COUNTRIES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={say.streetAddress}
        name="route"
        autoComplete="shipping address-line1"
        maxLength={200}
        required
        defaultValue={streetLineOf(address)}
      />
      <TextField
        label={say.city}
        name="locality"
        autoComplete="shipping address-level2"
        maxLength={100}
        required
        defaultValue={address.locality}
      />
      <div className={styles.pair}>
        <SelectField
          key={country}
          label={words.region}
          name="administrativeArea"
          autoComplete="shipping address-level1"
          required
          defaultValue={address.administrativeArea}
        >
          <option value="">{say.choose}</option>
          {REGIONS[country].map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.postalCode}
          name="postalCode"
          autoComplete="shipping postal-code"
          inputMode={country === 'US' ? 'numeric' : 'text'}
          maxLength={20}
          required
          defaultValue={address.postalCode}
        />
      </div>
    </>
  )
}
