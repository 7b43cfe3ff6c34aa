import type { Queryable } from '#services/shared/database/driver.ts'
import { lockRecords } from '#services/shared/resources/found.ts'
import { labelOf } from '#services/shared/resources/labels.ts'
import type { By, Resource } from '#services/shared/resources/resource.ts'
import { prefixOf } from '#services/shared/resources/stream.ts'
import { followEdits, writeEdits } from '#services/shared/resources/write.ts'
import type { RecordAction } from './contract.ts'
import { type DecidedItem, decideItems } from './decide-items.ts'
import type { Judged, Wanted, Work } from './work.ts'

/** Edits each record by itself. */
export function createEditing(resource: Resource, action: RecordAction): Work {
  const judgedOf = ({ found, began, decision }: DecidedItem): Judged => ({
    label: found ? labelOf(resource, found.values) : '',
    began,
    verdict: decision,
  })
  const decide = (tx: Queryable, wanted: readonly Wanted[], by: By) =>
    decideItems(tx, resource, action, wanted, by)

  return {
    most: 1_000,
    plan: async (tx, wanted, by) => (await decide(tx, wanted, by)).map(judgedOf),
    async carryOut(tx, wanted, by) {
      const ids = wanted.map(({ id }) => id)
      await lockRecords(tx, resource, ids)
      const decided = await decide(tx, wanted, by)
      const news = decided.flatMap(({ decision }) => (decision.outcome === 'change' ? [decision.news] : []))
      const edits = await writeEdits(tx, resource, news, by)
      await followEdits(tx, resource, edits, by)
      const versions = new Map(edits.map(({ id, version }) => [id, version]))
      return decided.map((item, index) => {
        const [id = '', version] = [ids[index], versions.get(ids[index] ?? '')]
        const written = version === undefined ? null : { stream: `${prefixOf(resource)}${id}`, version }
        return { ...judgedOf(item), written }
      })
    },
  }
}
