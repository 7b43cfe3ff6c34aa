import type { Shop } from '../../support/shop/shop.ts'
import { signStaffIn } from '../as-staff.ts'
import { createGraphCaller } from '../operations.ts'
import type { Ask } from './read.ts'

/** Answers how staff ask the graph. */
export async function askAsStaff(shop: Shop): Promise<Ask> {
  const graph = await createGraphCaller(shop.url)
  const headersOf = signStaffIn(shop)
  return async (operation, variables) => graph(operation, variables, await headersOf())
}
