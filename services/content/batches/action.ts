import { z } from 'zod'
import { invalid } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import type { Value, Values } from '#services/shared/resources/contract.ts'
import { isSame } from '#services/shared/resources/events.ts'
import { isSent } from '#services/shared/resources/fields.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import type { AskedAction, EditAction } from './contract.ts'

const MOST_ENTRIES = 100
const LARGEST_ID = 2_147_483_647

const entries = z.array(z.string().trim().min(1).max(100)).min(1).max(MOST_ENTRIES)

const action = z.discriminatedUnion('type', [
  z.object({ type: z.literal('set'), field: z.string(), value: z.json() }),
  z.object({ type: z.enum(['add', 'remove']), field: z.string(), entries }),
  z.object({ type: z.enum(['collect', 'uncollect']), collection: z.int().min(1).max(LARGEST_ID) }),
])

/** Reads what is asked of each record. Throws 400 at `action`, or at the field that it names. */
export function readAction(resource: Resource, sent: unknown): AskedAction {
  const asked = parse(z.object({ action }), { action: sent }).action
  if ('collection' in asked) {
    if (resource.name !== 'image') throw invalid({ 'action.type': ['Collections hold images alone.'] })
    return asked
  }
  const field = resource.fields[asked.field]
  if (!field || !isSent(field) || resource.unique?.field === asked.field)
    throw invalid({ 'action.field': ['This field can’t be changed for many records at once.'] })
  if (asked.type === 'set') return { ...asked, value: readValue(asked.field, field.schema, asked.value) }
  if (field.metadata.type !== 'list') throw invalid({ 'action.field': ['This field is no list.'] })
  return asked
}

/** Takes what its schema takes; an object is made of it only where it has to be said what is wrong. */
function readValue(name: string, schema: z.ZodType<Value>, value: unknown): Value {
  const { data, success } = schema.safeParse(value)
  return success ? data : (parse(z.object({ [name]: schema }), { [name]: value })[name] ?? null)
}

/** Answers the edit that an action asks of a record; null where the record is so already. */
export function askEdit(asked: EditAction, values: Values): Values | null {
  const before = values[asked.field] ?? null
  const after = valueAfter(asked, before)
  return isSame(before, after) ? null : { [asked.field]: after }
}

function valueAfter(asked: EditAction, before: Value): Value {
  if (asked.type === 'set') return asked.value
  const held: readonly Value[] = Array.isArray(before) ? before : []
  return asked.type === 'add'
    ? [...new Set([...held, ...asked.entries])]
    : held.filter((entry) => typeof entry !== 'string' || !asked.entries.includes(entry))
}

/** Reads an edit as its fields take it. Throws 400 by field. */
export const readAsked = (resource: Resource, edit: Values): Values =>
  Object.fromEntries(
    Object.entries(edit).map(([name, value]) => {
      const schema = resource.fields[name]?.schema
      return [name, schema ? readValue(name, schema, value) : value]
    }),
  )
