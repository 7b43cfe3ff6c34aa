import type { Queryable } from '#services/shared/database/driver.ts'
import type { Parts } from '#services/shared/parts/parts.ts'
import type { Rounds } from '#services/shared/rounds.ts'
import { type FileRow, noteWhole } from './store.ts'

interface SettleDeps {
  database: Queryable
  sent: Parts
  checking: Pick<Rounds, 'nudge'>
}

/** Has a file opened whose bytes are all there. */
export async function hasFileOpened(
  { database, checking }: Omit<SettleDeps, 'sent'>,
  id: string,
): Promise<void> {
  if (await noteWhole(database, id)) checking.nudge()
}

/**
 * Answers how many bytes of a file are there. A process that was killed between the last of them and its row
 * has told nobody that the file is whole, so whoever asks after it does.
 */
export async function settleFile(
  deps: SettleDeps,
  file: FileRow,
): Promise<{ file: FileRow; offset: number }> {
  if (file.state !== 'sending') return { file, offset: file.size }
  const offset = (await deps.sent.sizeOf(file.id)) ?? 0
  if (offset < file.size) return { file, offset }
  await hasFileOpened(deps, file.id)
  return { file: { ...file, state: 'checking' }, offset }
}
