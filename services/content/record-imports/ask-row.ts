import { z } from 'zod'
import { Problem } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { readNew } from '#services/shared/resources/bodies.ts'
import type { Value, Values } from '#services/shared/resources/contract.ts'
import { isSame } from '#services/shared/resources/events.ts'
import { isSent } from '#services/shared/resources/fields.ts'
import type { RecordId } from '#services/shared/resources/keyset.ts'
import { isIdOf, parseId } from '#services/shared/resources/record-id.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { Cell, FileRow } from './file/row.ts'

/** A row that cannot be taken, with the reason in words. */
export class RowRefused extends Error {
  override readonly name = 'RowRefused'
}

/** Which record a row is of, and which version of it; null where it does not say. */
export interface RowKey {
  id: RecordId | null
  version: number | null
}

/** Throws RowRefused. */
export function readKey(resource: Resource, { cells }: FileRow): RowKey {
  return { id: readId(resource, cells.get('id')), version: readVersion(cells.get('version')) }
}

function readId(resource: Resource, cell: Cell | undefined): RecordId | null {
  const said = sayOf(cell)
  if (said === '') return null
  const id = /^\d{1,10}$/.test(said) || resource.idType === 'text' ? parseId(resource, said) : said
  if (!isIdOf(resource, id)) throw new RowRefused(`“${said.slice(0, 100)}” is not a valid id.`)
  return id
}

function readVersion(cell: Cell | undefined): number | null {
  const said = sayOf(cell)
  if (said === '') return null
  if (!/^\d{1,9}$/.test(said)) throw new RowRefused(`“${said.slice(0, 100)}” is no version.`)
  return Number(said)
}

const sayOf = (cell: Cell | undefined): string => `${cell?.valueFor('string') ?? ''}`.trim()

/** The shop writes these with each edit, so that a file may be older than they are. */
const IGNORED = ['id', 'version', 'created', 'updated']

/**
 * Reads by the rules of forms what a row asks of a record: those fields that differ from what it holds.
 * Throws RowRefused, which says all that is wrong by the labels of fields.
 */
export function askEdit(resource: Resource, { cells }: FileRow, held: Values): Values {
  const sent: Record<string, Value> = {}
  for (const [name, cell] of cells) {
    const field = resource.fields[name]
    if (!field || IGNORED.includes(name) || cell.says(held[name] ?? null)) continue
    if (!isSent(field)) throw new RowRefused(`${field.metadata.label} cannot be changed by a file.`)
    sent[name] = cell.valueFor(field.metadata.type)
  }
  const asked = readOrRefuse(resource, () => parse(z.object(schemasOf(resource, Object.keys(sent))), sent))
  return Object.fromEntries(
    Object.entries(asked).filter(([name, value]) => !isSame(value, held[name] ?? null)),
  )
}

const schemasOf = ({ fields }: Resource, names: readonly string[]): Record<string, z.ZodType<Value>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const schema = fields[name]?.schema
      return schema ? [[name, schema]] : []
    }),
  )

/** Reads by the rules of forms what a row says of a new record. Throws RowRefused. */
export function askNew(resource: Resource, { cells }: FileRow): Values {
  if (!resource.isMade) throw new RowRefused(noNew(resource))
  const sent: Record<string, Value> = {}
  for (const [name, cell] of cells) {
    const field = resource.fields[name]
    if (!field || IGNORED.includes(name) || cell.isEmpty) continue
    if (!isSent(field)) throw new RowRefused(`${field.metadata.label} cannot be set by a file.`)
    sent[name] = cell.valueFor(field.metadata.type)
  }
  return readOrRefuse(resource, () => readNew(resource, sent))
}

const noNew = ({ title }: Resource): string =>
  `The row has no id. A new ${title.toLowerCase()} needs a picture, which a file of records does not bring.`

function readOrRefuse<T>({ fields }: Resource, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    const said = Object.entries(error.body).map(([name, words]) => {
      const { label } = fields[name.split('.')[0] ?? '']?.metadata ?? { label: name }
      return `${label}: ${[words].flat().join(' ')}`
    })
    throw new RowRefused(said.join(' '))
  }
}
