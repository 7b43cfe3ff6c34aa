import type { Classification, FormType, TinType } from '../../payees/tax-forms/contract.ts'
import type { FormDetails } from '../../payees/tax-forms/details.ts'
import type { DatedForm } from '../../payees/tax-forms/form-on.ts'

/** A form of an artist, as its table has it. */
export interface OwnFormRow extends DatedForm {
  type: FormType
  revision: string
  name: string
  businessName: string
  classification: Classification | null
  country: string
  tinType: TinType | null
  last4: string | null
  supersededOn: string | null
  noticed: boolean
  details: FormDetails | null
}
