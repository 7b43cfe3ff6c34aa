import type { ComponentType } from 'react'
import type { Publication } from '#client/actors/pictures/publication.ts'
import type { Json } from '#client/apollo/json.ts'

/** The fields of a record by the service's names. */
export type RecordValues = Readonly<Record<string, Json>>

export interface Column {
  /** The field that it shows. */
  field: string
  label: string
  /** Only where a person chooses it. */
  isOptional?: boolean
}

/** A record as it is now. */
export interface PanelProps {
  /** As paths name it. */
  resource: string
  id: string
  version: number
  values: RecordValues
}

/** `times`: as it stood once, and taking edits back. `batches`: choosing many. */
export type Lacking = 'search' | 'edit' | 'history' | 'notes' | 'times' | 'files' | 'batches'

/** What the console knows of a type of records beside its metadata. */
export interface RecordType {
  /** As paths name it. */
  resource: string
  /** 'Artists', and in a sentence 'artist' */
  label: string
  one: string
  /** Where an s after `one` does not make it. */
  many?: string
  columns: readonly Column[]
  /** Fields that staff change of many records at once, the most usual first. */
  bulk?: readonly string[]
  /** Whether a file may change such records. */
  isImported?: boolean
  /** Whether collections hold them. */
  isCollected?: boolean
  /** What a record is called; its first column when left out. */
  titleOf?(values: RecordValues): string
  /** What is said beside a record's name, such as 'Inactive'. */
  flagsOf?(values: RecordValues): readonly string[]
  /** What is still to be said of a record, such as 'No artist'. */
  warningsOf?(values: RecordValues): readonly string[]
  /** The address of a small picture. */
  thumbOf?(values: RecordValues): string | null
  /** The address of the small picture that a field's value names; null where it names none. */
  pictureOf?(id: string, field: string, value: Json): string | null
  /** Whether it is in the shop, and why that cannot be changed. */
  publicationOf?(id: string, values: RecordValues): Publication
  /** What stands above the fields of a record, and the fields that it shows in their place. */
  panel?: { Panel: ComponentType<PanelProps>; shows: readonly string[] }
  /** What may be done with these records of its list: the chosen ones, or else all that it shows. */
  actOnMany?: {
    label: string
    toChosen(ids: readonly string[]): string
    toListed(list: { search: string; filters: Readonly<Record<string, string>> }): string
  }
  /** What the console does with other records and not with these. */
  lacks?: readonly Lacking[]
  /** Leads to its list after g; none of the keys that act on a row, which hear it too. */
  letter: string
}

const isValues = (value: Json): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a record that the graph answered. */
export const valuesOf = ({ values }: { values: Json }): RecordValues => (isValues(values) ? values : {})
