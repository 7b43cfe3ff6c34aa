import { type BatchCommand, batchLifecycle } from '#machines/lifecycles/batch.ts'
import { decide } from '#machines/lifecycles/decide.ts'
import type { Role } from '#machines/lifecycles/roles.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import type { BatchState } from './contract.ts'
import type { Batch } from './store.ts'

/** What is noted with a change of state. */
type Noted = Partial<Pick<Batch, 'author' | 'confirmed_at' | 'ended_at' | 'stopped_because' | 'stopped_by'>>

/** Answers the state after a command; null where the lifecycle refuses it. */
export function stateAfter(
  { state }: Pick<Batch, 'state'>,
  type: BatchCommand['type'],
  by: Role,
): BatchState | null {
  const decision = decide(batchLifecycle, { value: state, context: {} }, { type, by })
  return decision.accepted ? decision.state.value : null
}

/** Writes the state of a batch whose row is locked. */
export async function writeState(
  tx: Queryable,
  { id }: Pick<Batch, 'id'>,
  state: BatchState,
  noted: Noted,
): Promise<void> {
  const names = ['state', ...Object.keys(noted)].join(', ')
  await tx.query(
    `update content.batches set (${names}) =
       (select ${names} from json_populate_record(null::content.batches, $2::json)) where id = $1`,
    [id, JSON.stringify({ ...noted, state })],
  )
}
