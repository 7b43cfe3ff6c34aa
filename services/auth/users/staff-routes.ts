import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { parse } from '../../shared/http/validate.ts'
import type { StaffList } from '../contract.ts'
import type { UserStore } from './store.ts'

const MOST_NAMES = 20

const name = z.string().toLowerCase().min(1).max(254)
const staffQuery = z.object({
  name: z.preprocess(
    (given) => (typeof given === 'string' ? [given] : given),
    z.array(name).min(1).max(MOST_NAMES),
  ),
})

/** Adds the route by which services find staff (contract.ts). */
export function addStaffRoutes(host: FastifyInstance, { users }: { users: UserStore }): void {
  host.get('/auth/staff/', async ({ query }): Promise<StaffList> => {
    const { name: names } = parse(staffQuery, query)
    return { results: await users.staffCalled(names) }
  })
}
