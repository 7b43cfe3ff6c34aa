import type { Resource } from './resource.ts'
import { prefixOf } from './stream.ts'

/** The types of records that a service has, by their names in paths. */
export interface Registry {
  all: readonly Resource[]
  find(name: string): Resource | undefined
  /** Throws for a name that was never taken. */
  named(name: string): Resource
  /** Whose stream it is: that of the longest name, as `artist-profile-7` is no artist's. */
  ofStream(stream: string): Resource | undefined
}

export function createRegistry(all: readonly Resource[]): Registry {
  const byName = new Map(all.map((resource) => [resource.name, resource]))
  const longestFirst = all.toSorted((one, other) => other.name.length - one.name.length)
  return {
    all,
    find: (name) => byName.get(name),
    named(name) {
      const resource = byName.get(name)
      if (!resource) throw new Error(`There are no records of ${name}.`)
      return resource
    },
    ofStream: (stream) => longestFirst.find((resource) => stream.startsWith(prefixOf(resource))),
  }
}
