import type { FieldValue } from '#machines/resource-form/ports.ts'

/** The fields of a record by the service's names. */
export type RecordValues = Readonly<Record<string, FieldValue>>

export interface Column {
  /** The field that it shows. */
  field: string
  label: string
  /** Only where a person chooses it. */
  isOptional?: boolean
}

/** What the console knows of a type of records beside its metadata. */
export interface RecordType {
  /** As paths name it. */
  resource: string
  /** 'Artists', and in a sentence 'artist' */
  label: string
  one: string
  columns: readonly Column[]
  /** What is said beside a record's name, such as 'Inactive'. */
  flagsOf?(values: RecordValues): readonly string[]
  /** The letter that leads to its list after g. */
  letter?: string
}

const isValues = (value: FieldValue): value is RecordValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a record that the graph answered. */
export const valuesOf = ({ values }: { values: FieldValue }): RecordValues => (isValues(values) ? values : {})
