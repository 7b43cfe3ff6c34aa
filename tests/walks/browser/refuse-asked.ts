import { Refusal } from '#machines/refusal.ts'
import type { HeldPort } from './browser-walk.ts'
import { type Asked, isRefusedAsData } from './held-graph.ts'
import type { Visit } from './visit.ts'

/**
 * Refuses what a port has asked as the graph would: as data or by an error. Where no server said it, the line
 * breaks.
 */
export const refuseAsked = async (
  port: HeldPort,
  asked: Asked,
  error: unknown,
  visit: Visit,
): Promise<void> => {
  if (!(error instanceof Refusal)) return asked.drop()
  if (!port.refuse || !isRefusedAsData(error)) return asked.refuse(error)
  return asked.answer(await port.refuse(error, visit))
}
