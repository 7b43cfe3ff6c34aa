import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { notFound } from '../http/problem.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'

const pathParams = z.object({ id: z.string() })
const LARGEST_INT = 2_147_483_647
const whole = z.int().min(1).max(LARGEST_INT)
const words = z.string().regex(/^[A-Za-z0-9._-]{1,100}$/)

type Named = Pick<Resource, 'idType'>

const schemaOf = ({ idType }: Named): z.ZodType<RecordId> => (idType === 'int' ? whole : words)

export const isIdOf = (resource: Named, id: RecordId): boolean => schemaOf(resource).safeParse(id).success

/** Reads the id in a request's path. Throws 404 for what is none. */
export function readId(resource: Named, { params }: FastifyRequest): RecordId {
  const { id } = pathParams.parse(params)
  const isNumber = resource.idType === 'int' && /^\d{1,10}$/.test(id)
  const { data } = schemaOf(resource).safeParse(isNumber ? Number(id) : id)
  if (data === undefined) throw notFound()
  return data
}

/** Reads an id as it stands in streams and tables of any type; it need not be one ({@link isIdOf}). */
export const parseId = ({ idType }: Named, text: string): RecordId => (idType === 'int' ? Number(text) : text)
