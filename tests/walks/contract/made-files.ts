import type { Described, FileView } from '#machines/upload-file/picture.ts'
import type * as rest from '#services/content/uploads/contract.ts'

/** Files of the service, as the walks of uploads have them. */

const describedOf = (described: Described): rest.OpenedFileView['described'] =>
  Object.fromEntries(
    Object.entries(described).flatMap(([name, said]) => {
      if (said === null) return []
      const { note, ...rest } = said
      return [[name, { ...rest, ...(note !== null && { note }) }]]
    }),
  )

const openedOf = (opened: FileView['opened']): rest.OpenedFileView | null => {
  if (opened === null) return null
  const { isSmall, isMadeByAi, described, depth, ...told } = opened
  return {
    ...told,
    depth: depth === 16 ? 16 : 8,
    is_small: isSmall,
    is_made_by_ai: isMadeByAi,
    described: describedOf(described),
  }
}

export const fileOf = ({ refusal, opened, alike, ...told }: FileView): rest.FileView => ({
  ...told,
  refusal: refusal === null ? null : { code: 'truncated', detail: refusal },
  opened: openedOf(opened),
  alike: [...alike],
  created: '2026-11-25T10:00:00.000Z',
})

export const pageOf = (views: readonly FileView[]) => ({
  count: views.length,
  next: null,
  previous: null,
  results: views.map(fileOf),
})
