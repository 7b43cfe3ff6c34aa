import type { Country } from '#client/features/purchase/countries.ts'
import * as say from './messages.ts'

interface Words {
  region: string
  postalCode: string
}

/** What the parts of an address are called there. */
export const WORDS: Record<Country, Words> = {
  US: { region: say.state, postalCode: say.zipCode },
  CA: { region: say.province, postalCode: say.postalCode },
}

const US =
  'AL Alabama,AK Alaska,AS American Samoa,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
  'DC District of Columbia,FL Florida,GA Georgia,GU Guam,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
  'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,' +
  'MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,' +
  'ND North Dakota,MP Northern Mariana Islands,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,' +
  'RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VI U.S. Virgin Islands,' +
  'VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,' +
  'AA Armed Forces Americas,AE Armed Forces Europe,AP Armed Forces Pacific'

const CA =
  'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NT Northwest Territories,' +
  'NS Nova Scotia,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon'

const parseRegions = (text: string) =>
  text.split(',').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

/** States, territories, what the military has for one, and provinces, by their two letters. */
export const REGIONS: Record<Country, readonly { code: string; name: string }[]> = {
  US: parseRegions(US),
  CA: parseRegions(CA),
}
