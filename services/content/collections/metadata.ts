import { type FieldMetadata, metadataOf, type ResourceMetadata } from '#services/shared/http/metadata.ts'
import { LONGEST_DESCRIPTION, LONGEST_NAME } from './contract.ts'

const READ_ONLY = { type: 'integer', required: false, read_only: true } as const

const CREATED: Record<string, FieldMetadata> = {
  id: { ...READ_ONLY, label: 'ID' },
  name: { type: 'string', required: true, read_only: false, label: 'Name', max_length: LONGEST_NAME },
  description: {
    type: 'string',
    required: false,
    read_only: false,
    label: 'Description',
    max_length: LONGEST_DESCRIPTION,
    initial: '',
  },
}

const REPLACED: Record<string, FieldMetadata> = {
  ...CREATED,
  contents: {
    type: 'list',
    required: false,
    read_only: false,
    label: 'Contents',
    help_text: 'Ids of images, first to last.',
  },
  version: {
    type: 'integer',
    required: false,
    read_only: false,
    label: 'Version',
    help_text: 'That the change began from; refused when it is no longer the latest.',
    min_value: 1,
  },
}

/**
 * Describes OPTIONS /api/collections/ and /api/collections/{id}/ → 200; only those who may write see what to
 * send.
 */
export const collectionsMetadata = (mayWrite: boolean): ResourceMetadata =>
  metadataOf({
    name: 'Collection List',
    description: 'Images put together by staff.',
    actions: mayWrite ? { POST: CREATED } : null,
  })

export const collectionMetadata = (mayWrite: boolean): ResourceMetadata =>
  metadataOf({
    name: 'Collection Instance',
    description: 'Images put together by staff.',
    actions: mayWrite ? { PUT: REPLACED } : null,
  })
