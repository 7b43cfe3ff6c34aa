import { z } from 'zod'
import type { Upcast } from '#services/shared/events/event-types.ts'

/** A line of before frames were sold has none. */
const unframed = <L extends object>(line: L): L & { frame: null } => ({ ...line, frame: null })

const line = z.looseObject({})
const holdingLine = z.looseObject({ line })
const holdingAdded = z.looseObject({ added: z.array(line) })
const holdingLeft = z.looseObject({ left: z.array(holdingLine) })

/** Lead the events that hold lines to those that say of each whether it is framed. */
export const lineUnframed: Upcast = unframed

export const restoredUnframed: Upcast = (data) => {
  const { line, ...rest } = holdingLine.parse(data)
  return { ...rest, line: unframed(line) }
}

export const returnedUnframed: Upcast = (data) => {
  const { added, ...rest } = holdingAdded.parse(data)
  return { ...rest, added: added.map(unframed) }
}

export const mergedUnframed: Upcast = (data) => {
  const { left, ...rest } = holdingLeft.parse(returnedUnframed(data))
  return { ...rest, left: left.map((each) => ({ ...each, line: unframed(each.line) })) }
}
