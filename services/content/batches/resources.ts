import type { RecordId } from '#services/shared/resources/keyset.ts'
import type { Resource } from '#services/shared/resources/resource.ts'

/** The types of records that batches take, by their names in paths. */
export interface BatchResources {
  all: readonly Resource[]
  find(name: string): Resource | undefined
  /** Throws for a name that was never taken. */
  named(name: string): Resource
}

export function createBatchResources(resources: readonly Resource[]): BatchResources {
  const byName = new Map(resources.map((resource) => [resource.name, resource]))
  return {
    all: resources,
    find: (name) => byName.get(name),
    named(name) {
      const resource = byName.get(name)
      if (!resource) throw new Error(`There are no batches of ${name}.`)
      return resource
    },
  }
}

/** Reads an id as a batch keeps it. */
export const readRecordId = ({ idType }: Resource, record: string): RecordId =>
  idType === 'int' ? Number(record) : record
