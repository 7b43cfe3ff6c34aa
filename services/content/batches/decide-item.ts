import { readNew } from '#services/shared/resources/bodies.ts'
import type { Values } from '#services/shared/resources/contract.ts'
import { decideEdit, decideReversal, type Plan } from '#services/shared/resources/decisions.ts'
import { isSame } from '#services/shared/resources/events.ts'
import { findEdit } from '#services/shared/resources/find-edit.ts'
import type { Found } from '#services/shared/resources/found.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { statesOf } from '#services/shared/resources/state.ts'
import { askEdit, readAsked } from './action.ts'
import type { RecordAction } from './contract.ts'
import { GONE, orRefuse, type Refused, refuse } from './verdict.ts'
import type { Told } from './work.ts'

/** What would become of a record: the same rules say so in the dry run and in the run. */
export type Decision =
  | { outcome: 'change'; plan: Plan; reverts: number | null }
  | { outcome: 'make'; values: Values }
  | { outcome: 'delete' }
  | { outcome: 'same' }
  | Refused

export const CHANGED_SINCE = 'It was changed after the batch was planned.'
export const CHANGED_AFTER = 'It was changed after the batch had changed it.'
/** Of an undoing, where a record of a type that nobody deletes was made. */
const STAYS = 'The batch made this record, and such records are not deleted.'

/**
 * Decides what becomes of a record that the batch found at the version `began`; of an undoing, of the edit
 * that made it that version.
 */
export function decideItem(
  resource: Resource,
  action: RecordAction,
  found: Found | undefined,
  { began, asked: told, is_new: isNew = false }: Told,
): Decision {
  if (!found) return isNew ? orRefuse(() => decideMaking(resource, told ?? {})) : refuse(GONE)
  if (action.type === 'undo') return decideUndoing(resource, found, began)
  const asked = action.type === 'import' ? differing(told ?? {}, found.values) : askEdit(action, found.values)
  if (!asked) return { outcome: 'same' }
  if (found.version !== began) return refuse(CHANGED_SINCE, lastChangeOf(found))
  return orRefuse(() => {
    const edit = readAsked(resource, asked)
    const plan = decideEdit(found.state, found.values, found.values, edit)
    return Object.keys(plan.changes).length === 0
      ? { outcome: 'same' }
      : { outcome: 'change', plan, reverts: null }
  })
}

const decideMaking = (resource: Resource, asked: Values): Decision => ({
  outcome: 'make',
  values: readNew(resource, asked),
})

/** Null where the record is so already. */
function differing(asked: Values, values: Values): Values | null {
  const edit = Object.entries(asked).filter(([name, value]) => !isSame(value, values[name] ?? null))
  return edit.length === 0 ? null : Object.fromEntries(edit)
}

function decideUndoing(resource: Resource, found: Found, version: number): Decision {
  const made = [...statesOf(found.stream.state)].find((state) => state.version === version)
  if (made?.last.event.type === 'record.created') return decideUnmaking(resource, found, version)
  const plan = decideReversal(found.state, found.values, findEdit(resource, found, version))
  const [clash] = plan.conflicts
  if (clash) return refuse(CHANGED_AFTER, clash)
  return Object.keys(plan.changes).length === 0
    ? { outcome: 'same' }
    : { outcome: 'change', plan, reverts: version }
}

function decideUnmaking({ isDeleted }: Resource, found: Found, version: number): Decision {
  if (!isDeleted) return refuse(STAYS)
  return found.state.version === version ? { outcome: 'delete' } : refuse(CHANGED_AFTER, lastChangeOf(found))
}

const lastChangeOf = ({ state: { last } }: Found) => last && { actor: last.actor, at: last.at }
