import type { UserView } from '../contract.ts'
import type { User } from '../users/store.ts'
import type { SecondFactors } from './factors.ts'

export type StaffRights = Required<Pick<UserView, 'is_staff' | 'second_factor_missing'>>

/** Answers what a user may do now beyond what everybody may. */
export type RightsOf = (user: User) => Promise<StaffRights>

/** Where `required` (STAFF_SECOND_FACTOR), staff rights wait until two-step verification is on. */
export const createRights =
  (factors: Pick<SecondFactors, 'codesLeft'>, required: boolean): RightsOf =>
  async ({ uuid, is_staff }) => {
    const missing = is_staff && required && (await factors.codesLeft(uuid)) === null
    return { is_staff: is_staff && !missing, second_factor_missing: missing }
  }
