import type { Described, MetadataOrigin } from './picture.ts'

/** What is said of a picture, as its fields hold it. */
export interface Details {
  title: string
  caption: string
  keywords: readonly string[]
  artist: string
  publisher: string
  /** Dollar signs, '1' to '4'; '' is by its size. */
  price: string
  royaltyCode: string
  published: boolean
  approved: boolean
}

export type DetailName = keyof Details
/** What a person has typed: a field that they have not touched is missing. */
export type Typed = Partial<Details>

/** Who says it: the person of this file, the person of all files, the file itself, or nobody. */
export type DetailOrigin = 'own' | 'all' | MetadataOrigin | null

export interface Detail<Value = Details[DetailName]> {
  value: Value
  origin: DetailOrigin
  /** What was done to what the file says. */
  note: string | null
}

/** As a form shows what nobody says. */
const NOBODYS: Details = {
  title: '',
  caption: '',
  keywords: [],
  artist: '',
  publisher: '',
  price: '',
  royaltyCode: '',
  published: false,
  approved: true,
}

export const DETAIL_NAMES = Object.keys(NOBODYS) as readonly DetailName[]

export interface Sources {
  /** Of this file alone. */
  typed: Typed
  /** Of all files. */
  common: Typed
  /** What the file says of itself; null before it is read. */
  described: Described | null
}

const saidOf = (described: Described | null, name: DetailName) => {
  if (name === 'title' || name === 'caption' || name === 'keywords') return described?.[name] ?? null
  return null
}

/**
 * What a field holds, and who says so: a person always comes before the file, and what they say of one file
 * before what they say of all (issue 14, line 8).
 */
export const detailOf = <Name extends DetailName>(
  name: Name,
  { typed, common, described }: Sources,
): Detail<Details[Name]> => {
  const own = typed[name]
  if (own !== undefined) return { value: own, origin: 'own', note: null }
  const all = common[name]
  if (all !== undefined) return { value: all, origin: 'all', note: null }
  const said = saidOf(described, name)
  if (said) return { value: said.value as Details[Name], origin: said.origin, note: said.note }
  return { value: NOBODYS[name], origin: null, note: null }
}

/** All that somebody says; the rest is left out, so that the shop's own rules decide. */
export const detailsOf = (sources: Sources): Typed =>
  Object.fromEntries(
    DETAIL_NAMES.flatMap((name) => {
      const { value, origin } = detailOf(name, sources)
      return origin === null ? [] : [[name, value]]
    }),
  )

/** Takes away what was typed of one field. */
export const untype = (typed: Typed, name: DetailName): Typed => {
  const { [name]: _, ...rest } = typed
  return rest
}
