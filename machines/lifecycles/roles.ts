/** Who gives a command: whose thing it is, staff, or a provider's word that reaches a service by itself. */
export const ROLES = ['owner', 'staff', 'system'] as const
export type Role = (typeof ROLES)[number]

interface Given {
  event: { by: Role }
}

/** spec.md section 6, as guards: the service refuses by them and the screen leaves the button out. */
export const byOwner = ({ event }: Given): boolean => event.by === 'owner'
export const byStaff = ({ event }: Given): boolean => event.by === 'staff'
export const bySystem = ({ event }: Given): boolean => event.by === 'system'
export const byOwnerOrStaff = ({ event }: Given): boolean => event.by !== 'system'
export const byStaffOrSystem = ({ event }: Given): boolean => event.by !== 'owner'
