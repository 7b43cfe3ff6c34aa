import { asFileName, findFileNames, isFileNameIn, isTelling } from './file-names.ts'

/** Names of what only one person may know. A value that is a plain word is a name of ours, and no secret. */
const SECRET_KEY =
  /token|secret|password|idempotencykey|iban|tax_?id|bank_?account|account_?(id|number)|routing|(branch|bank)_?id|birth/i
/** Short names of tax numbers, as words of their own: `newTin` is one, and `setting` none. */
const TAX_KEY = /(?:^|_)(?:ssn|ein|itin|tin|dob)(?![a-z])|(?<=[a-z])(?:Ssn|Ein|Itin|Tin|Dob)(?![a-z])/
const isSecretKey = (name: string): boolean => SECRET_KEY.test(name) || TAX_KEY.test(name)
const PLAIN_WORD = /^[a-z]{0,15}$/

/** Objects that are about a person. Of what stands in them only TOLD is told: no name, no street, no card. */
const PERSONAL = new Set(['address', 'payment', 'quotedFor', 'user'])
const TOLD = new Set([
  'administrativeArea',
  'country',
  'method',
  'uuid',
  'email',
  'isStaff',
  'secondFactorMissing',
])

/** What somebody writes, and what was there before or stands in a file. No text within is told. */
const WRITTEN = new Set([
  ...['base', 'began', 'draft', 'mine', 'theirs', 'typed', 'values'],
  ...['common', 'described', 'details'],
])

/** Finds tokens in any text: of shared projects, JWTs, UUIDs, and whatever is long and random enough. */
const SECRET = [
  String.raw`(?<=/shared/)[\w-]+`,
  String.raw`eyJ[\w-]+\.[\w-]+\.[\w-]+`,
  String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`,
  String.raw`(?<![\w-])[\da-f]{32,}(?![\w-])`,
  String.raw`(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}`,
]

/** Looks for no shorter secret within other text: it might be part of a word. */
const SHORTEST_WITHIN = 6

const SEPARATORS = String.raw`\s@"<>()[\],;:\\`
const EMAIL = new RegExp(`([^${SEPARATORS}])[^${SEPARATORS}]{0,254}?(@|%40)`, 'gu')

/** Makes Ada's address `a…@example.com`. */
const maskEmails = (text: string): string => text.replace(EMAIL, '$1…$2')

/** Replaces half letters and NULs, which a broken clipboard brings and no service can keep. */
const makeStorable = (text: string): string => text.toWellFormed().replaceAll('\0', '\uFFFD')

/**
 * Takes out of data what only the person concerned may know. It masks emails; secrets, and what somebody is
 * called, where they live and how they pay become short aliases, equal ones for equal values, so that guards
 * which compare them decide as before. It learns the secrets by their names in `everything`, and takes them
 * out wherever they stand, keys included. All text becomes such as a service can keep.
 */
export const createRedactor = (everything: unknown) => {
  const personal = [...findPersonal(everything)]
  const files = new Set(findFileNames(everything))
  const hiddenAnywhere = new Set([
    ...findSecrets(everything),
    ...personal.filter(isLongEnough),
    ...[...files].filter(isTelling),
  ])
  // Look for short ones nowhere else: a house number is many other things, too.
  const hidden = new Set([...hiddenAnywhere, ...personal, ...files, ...findWritten(everything)])
  const nameAlias = (secret: string, index: number): string =>
    files.has(secret) ? asFileName(secret, `secret-${index + 1}`) : `secret-${index + 1}`
  const aliases = new Map([...hidden].map((secret, index) => [secret, nameAlias(secret, index)]))
  const aliasOf = (secret: string): string => {
    const alias = aliases.get(secret) ?? `secret-${aliases.size + 1}`
    aliases.set(secret, alias)
    return alias
  }
  const hiddenWithin = [...hiddenAnywhere].filter(isLongEnough)
  const longestFirst = hiddenWithin.sort((one, other) => other.length - one.length).map(escapeForPattern)
  const secrets = new RegExp([...longestFirst, ...SECRET].join('|'), 'g')

  const redactText = (text: string): string =>
    hiddenAnywhere.has(text) ? aliasOf(text) : makeStorable(maskEmails(text.replace(secrets, aliasOf)))

  const redactPersonal = (key: string, part: unknown): unknown => {
    if (TOLD.has(key) || part === '') return redact(part)
    return typeof part === 'string' ? aliasOf(part) : null
  }
  const redactWritten = (part: unknown): unknown => {
    if (typeof part === 'string') return isBlank(part) ? part : aliasOf(part)
    if (Array.isArray(part)) return part.map(redactWritten)
    return isRecord(part) ? mapParts(part, (_, inner) => redactWritten(inner)) : part
  }
  const redactPart = (key: string, part: unknown, whole: object): unknown => {
    if (WRITTEN.has(key)) return redactWritten(part)
    if (isFileNameIn(whole, key, part)) return aliasOf(part)
    return PERSONAL.has(key) && isRecord(part) ? mapParts(part, redactPersonal) : redact(part)
  }

  const redact = (value: unknown): unknown => {
    if (typeof value === 'string') return redactText(value)
    if (Array.isArray(value)) return value.map(redact)
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(mapParts(value, redactPart)).map(([key, part]) => [redactText(key), part]),
    )
  }
  return <Value>(value: Value): Value => redact(value) as Value
}

/** It tells nothing, and guards ask for it. */
const isBlank = (text: string): boolean => text.trim() === ''

const isLongEnough = ({ length }: string): boolean => length >= SHORTEST_WITHIN

const mapParts = (value: object, map: (key: string, part: unknown, whole: object) => unknown): object =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(key, part, value)]))

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const escapeForPattern = (text: string): string => text.replace(/\W/g, '\\$&')

function* findSecrets(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string' && isSecretKey(name) && !PLAIN_WORD.test(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) yield* findSecrets(part, Array.isArray(value) ? name : key)
}

/** These may be any words, such as the name of a state: they are hidden only where they are written. */
function* findWritten(value: unknown, isWritten = false): Generator<string> {
  if (isWritten && typeof value === 'string' && !isBlank(value)) yield value
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) yield* findWritten(part, isWritten || WRITTEN.has(key))
}

function* findPersonal(value: unknown, isPersonal = false): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (isPersonal && typeof part === 'string' && part !== '' && !TOLD.has(key)) yield part
    yield* findPersonal(part, PERSONAL.has(key))
  }
}
