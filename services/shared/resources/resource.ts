import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database, Queryable } from '../database/driver.ts'
import type { Target } from '../events/handler.ts'
import type { AccessClaims } from '../http/claims.ts'
import type { FindColleagues } from '../http/colleagues.ts'
import type { FieldMetadata } from '../http/metadata.ts'
import type { StaffSubject } from '../security/events.ts'
import type { ResourceRecord, Value, Values } from './contract.ts'
import type { Fields } from './fields.ts'
import type { Ordering, RecordId } from './keyset.ts'
import type { Asked, Condition, FoundPlaces } from './wanted.ts'

export interface Filter {
  metadata: FieldMetadata
  /** Reads it from a query; null where it is left out. */
  schema: z.ZodType<unknown>
  where(param: string, viewer: Viewer): string
}

export interface ResourceDeps {
  database: Database
  clock: Clock
  /** Whom notes may name. */
  findColleagues: FindColleagues
}

export type Person = Pick<AccessClaims, 'user_id' | 'email' | 'is_staff'>

/** Who looks; null for nobody. */
export type Viewer = Person | null

/** Who edits, and when. */
export interface By {
  user: Person
  at: Date
  /** The batch that the edit belongs to. */
  batch?: number
}

/** What an edit has made of a record. */
export interface Edit {
  id: RecordId
  before: Values
  after: Values
  /** Names of the fields. */
  changed: readonly string[]
  at: Date
  actor: string
}

/**
 * A type of records that staff list and edit (decision 43). `A` is what a list takes beside filters. Its
 * table has the columns `id` and `version`.
 */
export interface Resource<A extends object = object> {
  /** In paths and streams. */
  name: string
  /** In OPTIONS. */
  title: string
  description: string
  schema: string
  table: string
  idType: 'int' | 'text'
  /** Among them `created` and `updated`, when it was made and edited last. */
  fields: Fields
  /** Whether staff make and delete them. */
  isMade: boolean
  isDeleted: boolean
  /** What POST takes, in OPTIONS, where a route of the type's own makes them. */
  newFields?: Readonly<Record<string, FieldMetadata>>
  /** What OPTIONS of the list says besides. */
  beside?: object
  /** Whether an edit without a version is one of the record as it is now. */
  isUnversioned?: boolean
  /** By their names; the first is the default, upwards. */
  orderings: Readonly<Record<string, Ordering>>
  /** Another default, with a `-` before it downwards. */
  defaultOrdering?: string
  /** Other names of orderings. */
  otherOrderings?: Readonly<Record<string, string>>
  filters: Readonly<Record<string, Filter>>
  /** Null for a search that everything matches. */
  search(text: string): Condition | null
  /** Finds the places of a page where an index of the resource's own knows them. */
  findPlaces?(db: Queryable, asked: Asked): Promise<FoundPlaces>
  /** What such an index means by a search, of one row. */
  searched?(db: Queryable, asked: Asked): Promise<Condition[]>
  /**
   * That a row was made by a moment, as SQL that goes along the index of the ordering `created`; left out
   * where that is of `created_at`.
   */
  madeBy?(param: string): string
  asks: z.ZodType<A>
  /** What others than staff see in the place of a field. */
  masks?: Values
  /** Whether nobody but staff may read them. */
  isForStaff?: boolean
  /** Whose they are: others than staff see their own alone. */
  owned?: { by: string; subject: StaffSubject }
  /**
   * Which records are about the account itself, of these at least, and what it is told of those: staff edit
   * no record of their own as staff, also in a batch and by a file.
   */
  own?: {
    find(db: Queryable, ids: readonly RecordId[], account: string): Promise<ReadonlySet<RecordId>>
    words: string
  }
  /** Reads records as somebody sees them, in the order of `ids`, where they are more than their fields. */
  views?(db: Queryable, ids: readonly RecordId[], viewer: Viewer, asked: A): Promise<ResourceRecord[]>
  /** What a record has beside its fields, for {@link views}; of a record as it stood once. */
  counted?(values: Values): Record<string, Value>
  /** Columns that follow from fields. */
  derived?(values: Values): Record<string, Value>
  /** Writes the fields that are kept elsewhere. */
  writeElsewhere?(target: Target, values: Values): Promise<void>
  /** Locks what has to be locked before a record. */
  lock?(tx: Queryable): Promise<unknown>
  /** Brings what is needed from elsewhere, before the transaction. */
  prepare?(sent: Values): Promise<void>
  /** Throws 400 by field where an edit cannot be. `before` is empty for a new record. */
  check?(tx: Queryable, edit: Omit<Edit, 'id'> & { id: RecordId | null }): Promise<void>
  /**
   * Brings what depends on records up to date, in the same transaction. `before` is empty for a new record,
   * and `after` for a deleted one.
   */
  follow?(tx: Queryable, edits: readonly Edit[]): Promise<void>
  /** The field that no two records may share, with the column that tells, and what is said of the second. */
  unique?: { field: string; column: string; message: string }
}
