import { type FieldMetadata, metadataOf } from '../http/metadata.ts'
import type { ResourceOptions } from './contract.ts'
import type { Resource } from './resource.ts'

const readOnly = (label: string): FieldMetadata => ({
  type: 'integer',
  required: false,
  read_only: true,
  label,
})

/**
 * Describes OPTIONS of the list, which says all, and of one record; only those who may write see what to
 * send.
 */
export function optionsOf(resource: Resource, of: 'List' | 'Instance', mayWrite: boolean): ResourceOptions {
  const { title, description, fields, orderings, defaultOrdering, filters, isMade, idType } = resource
  const told: Record<string, FieldMetadata> = {
    id: { ...readOnly('ID'), ...(idType === 'text' && { type: 'string' as const }) },
    ...Object.fromEntries(Object.entries(fields).map(([name, { metadata }]) => [name, metadata])),
    version: { ...readOnly('Version'), min_value: 0 },
  }
  const made = isMade ? told : resource.newFields
  const actions = { ...(of === 'List' && made && { POST: made }), PUT: told }
  return {
    ...metadataOf({ name: `${title} ${of}`, description, actions: mayWrite ? actions : null }),
    ...(of === 'List' && resource.beside),
    ordering: [...(defaultOrdering === undefined ? [] : [defaultOrdering]), ...Object.keys(orderings)],
    filters: Object.fromEntries(Object.entries(filters).map(([name, { metadata }]) => [name, metadata])),
  }
}
