/**
 * Where ZIP codes are, by their first three digits, as the United States Postal Service gives them out (Publication 65, labeling list
 * L002). A few prefixes are of two states; here and there a code is served from across a border, so that what this says is a question to
 * whoever knows better, and no refusal.
 */
const PREFIXES = {
  AL: ['Alabama', '350-352 354-369'],
  AK: ['Alaska', '995-999'],
  AZ: ['Arizona', '850-853 855-857 859-860 863-865'],
  AR: ['Arkansas', '716-729'],
  CA: ['California', '900-908 910-928 930-961'],
  CO: ['Colorado', '800-816'],
  CT: ['Connecticut', '060-069'],
  DE: ['Delaware', '197-199'],
  DC: ['District of Columbia', '200 202-205 569'],
  FL: ['Florida', '320-339 341-342 344 346-347 349'],
  GA: ['Georgia', '300-319 398-399'],
  HI: ['Hawaii', '967-968'],
  ID: ['Idaho', '832-838'],
  IL: ['Illinois', '600-620 622-629'],
  IN: ['Indiana', '460-479'],
  IA: ['Iowa', '500-516 520-528'],
  KS: ['Kansas', '660-662 664-679'],
  KY: ['Kentucky', '400-418 420-427'],
  LA: ['Louisiana', '700-701 703-708 710-714'],
  ME: ['Maine', '039-049'],
  MD: ['Maryland', '206-212 214-219'],
  MA: ['Massachusetts', '010-027 055'],
  MI: ['Michigan', '480-499'],
  MN: ['Minnesota', '550-551 553-567'],
  MS: ['Mississippi', '386-397'],
  MO: ['Missouri', '630-631 633-641 644-658'],
  MT: ['Montana', '590-599'],
  NE: ['Nebraska', '680-681 683-693'],
  NV: ['Nevada', '889-891 893-895 897-898'],
  NH: ['New Hampshire', '030-038'],
  NJ: ['New Jersey', '070-089'],
  NM: ['New Mexico', '870-871 873-875 877-884'],
  NY: ['New York', '005 063 100-149'],
  NC: ['North Carolina', '270-289'],
  ND: ['North Dakota', '580-588'],
  OH: ['Ohio', '430-459'],
  OK: ['Oklahoma', '730-731 734-741 743-749'],
  OR: ['Oregon', '970-979'],
  PA: ['Pennsylvania', '150-196'],
  RI: ['Rhode Island', '028-029'],
  SC: ['South Carolina', '290-299'],
  SD: ['South Dakota', '570-577'],
  TN: ['Tennessee', '370-385'],
  TX: ['Texas', '733 750-770 772-799 885'],
  UT: ['Utah', '840-847'],
  VT: ['Vermont', '050-054 056-059'],
  VA: ['Virginia', '201 220-246'],
  WA: ['Washington', '980-986 988-994'],
  WV: ['West Virginia', '247-268'],
  WI: ['Wisconsin', '530-532 534-535 537-549'],
  WY: ['Wyoming', '820-831'],
  AS: ['American Samoa', '967'],
  GU: ['Guam', '969'],
  MP: ['the Northern Mariana Islands', '969'],
  PR: ['Puerto Rico', '006-007 009'],
  VI: ['the U.S. Virgin Islands', '008'],
  AA: ['the Armed Forces Americas', '340'],
  AE: ['the Armed Forces Europe', '090-098'],
  AP: ['the Armed Forces Pacific', '962-966'],
} as const

type State = keyof typeof PREFIXES

const isState = (code: string): code is State => Object.hasOwn(PREFIXES, code)

const states = new Map<string, State[]>()
for (const state of Object.keys(PREFIXES).filter(isState))
  for (const range of PREFIXES[state][1].split(' ')) {
    const [first = '', last = first] = range.split('-')
    for (let prefix = Number(first); prefix <= Number(last); prefix += 1) {
      const digits = `${prefix}`.padStart(3, '0')
      states.set(digits, [...(states.get(digits) ?? []), state])
    }
  }

/** What is asked of somebody whose ZIP code is not in their state; null where it is, and where either is none. */
export function doubtOfZipCode(zipCode: string, state: string): string | null {
  if (!/^\d{5}(-\d{4})?$/.test(zipCode) || !isState(state)) return null
  const zip = zipCode.slice(0, 5)
  const of = states.get(zip.slice(0, 3))
  if (!of) return `We do not know ZIP code ${zip}.`
  if (of.includes(state)) return null
  const names = of.map((one) => PREFIXES[one][0])
  return `ZIP code ${zip} is in ${names.join(' or ')}, not ${PREFIXES[state][0]}.`
}
