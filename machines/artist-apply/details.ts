import { mergeTyped, type Typed, type TypedDispute, type TypedSides } from '#machines/merge-typed.ts'

/** The fields that applicants fill in, as they follow one another. */
export const FIELDS = ['fullName', 'location', 'bio', 'website', 'link1', 'link2', 'link3'] as const

export type Field = (typeof FIELDS)[number]

/** What each holds; empty where nothing is typed. */
export type Details = Typed<Field>

export const EMPTY: Details = {
  fullName: '',
  location: '',
  bio: '',
  website: '',
  link1: '',
  link2: '',
  link3: '',
}

/** A field that two pages have changed, with both texts. */
export type Dispute = TypedDispute<Field>

export const isSame = (one: Details, other: Details): boolean =>
  FIELDS.every((field) => one[field] === other[field])

/** Brings what is typed together with what the shop has by now. */
export const merge = (sides: TypedSides<Field>): { values: Details; disputes: readonly Dispute[] } =>
  mergeTyped(FIELDS, sides)
