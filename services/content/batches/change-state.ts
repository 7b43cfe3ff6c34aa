import { ONLY_RUNNING_STOPS } from '#machines/lifecycles/batch-refusal.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { conflict, notFound } from '#services/shared/http/problem.ts'
import { notePerson } from '#services/shared/resources/people.ts'
import type { By } from '#services/shared/resources/resource.ts'
import { stateAfter, writeState } from './command.ts'
import { isTooOld } from './expire.ts'
import { type Batch, lockBatch } from './store.ts'

const expired = () => conflict('This plan is too old. Choose the records again.', 'batch_expired')

/** Lets a planned batch run. Throws 404, and 409 where its plan is too old. Confirming again does nothing. */
export async function confirmBatch(tx: Queryable, id: number, { user, at }: By): Promise<void> {
  const batch = await lockExisting(tx, id)
  if (batch.state === 'expired') throw expired()
  const state = stateAfter(batch, 'batch.confirm', 'staff')
  if (!state) return
  if (isTooOld(batch, at)) throw expired()
  await notePerson(tx, 'content', user)
  await writeState(tx, batch, state, { author: user.user_id, confirmed_at: at })
}

/** Ends a batch before its next round. Throws 404, and 409 before it was confirmed. Again it does nothing. */
export async function stopBatch(tx: Queryable, id: number, { user }: By): Promise<void> {
  const batch = await lockExisting(tx, id)
  if (batch.confirmed_at === null) throw conflict(ONLY_RUNNING_STOPS)
  const state = stateAfter(batch, 'batch.stop', 'staff')
  if (!state) return
  await notePerson(tx, 'content', user)
  await writeState(tx, batch, state, { stopped_because: 'asked', stopped_by: user.user_id })
}

async function lockExisting(tx: Queryable, id: number): Promise<Batch> {
  const batch = await lockBatch(tx, id)
  if (!batch) throw notFound()
  return batch
}
