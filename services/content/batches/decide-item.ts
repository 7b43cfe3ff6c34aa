import { decideEdit, decideReversal, type Plan } from '#services/shared/resources/decisions.ts'
import { findEdit } from '#services/shared/resources/find-edit.ts'
import type { Found } from '#services/shared/resources/found.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { askEdit, readAsked } from './action.ts'
import type { EditAction, UndoAction } from './contract.ts'
import { GONE, orRefuse, type Refused, refuse } from './verdict.ts'

/** What would become of a record: the same rules say so in the dry run and in the run. */
export type Decision =
  | { outcome: 'change'; plan: Plan; reverts: number | null }
  | { outcome: 'same' }
  | Refused

export const CHANGED_SINCE = 'It was changed after the batch was planned.'
export const CHANGED_AFTER = 'It was changed after the batch had changed it.'

/**
 * Decides what becomes of a record that the batch found at the version `began`; of an undoing, of the edit
 * that made it that version.
 */
export function decideItem(
  resource: Resource,
  action: EditAction | UndoAction,
  found: Found | undefined,
  began: number,
): Decision {
  if (!found) return refuse(GONE)
  if (action.type === 'undo') return decideUndoing(resource, found, began)
  const asked = askEdit(action, found.values)
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

function decideUndoing(resource: Resource, found: Found, version: number): Decision {
  const plan = decideReversal(found.state, found.values, findEdit(resource, found, version))
  const [clash] = plan.conflicts
  if (clash) return refuse(CHANGED_AFTER, clash)
  return Object.keys(plan.changes).length === 0
    ? { outcome: 'same' }
    : { outcome: 'change', plan, reverts: version }
}

const lastChangeOf = ({ state: { last } }: Found) => last && { actor: last.actor, at: last.at }
