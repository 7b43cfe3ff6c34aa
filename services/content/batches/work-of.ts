import type { Registry } from '#services/shared/resources/registry.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { createCollecting } from './collecting.ts'
import type { Action } from './contract.ts'
import { createEditing } from './editing.ts'
import type { Work } from './work.ts'

/** Answers what an action does: most edit the records themselves, some the collection that holds them. */
export const workOf = (resources: Registry, resource: Resource, action: Action): Work =>
  'collection' in action
    ? createCollecting(resources.named('collections'), action)
    : createEditing(resource, action)
