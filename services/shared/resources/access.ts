import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireStaff, requireUser } from '../http/authenticate.ts'
import type { AccessClaims } from '../http/claims.ts'
import { forbidden, notFound } from '../http/problem.ts'
import { recordStaffAccess } from '../security/log.ts'
import type { ResourceRecord } from './contract.ts'
import type { RecordId } from './keyset.ts'
import type { Resource } from './resource.ts'
import type { Asked, Condition } from './wanted.ts'

export type Access = ReturnType<typeof createAccess>

/** Who may see which records. Those that somebody owns are for them and for staff, whose access is logged. */
export function createAccess(app: FastifyInstance, { owned, isForStaff = false }: Resource) {
  const note = (user: AccessClaims, owner: string | null, id?: RecordId) => {
    if (owned && owner !== user.user_id)
      recordStaffAccess(app, user, { subject: owned.subject, owner, ...(id !== undefined && { id }) })
  }
  const ownerOf = (found: ResourceRecord | undefined): string | null => {
    const owner = owned && new Map<string, unknown>(Object.entries(found ?? {})).get(owned.by)
    return typeof owner === 'string' ? owner : null
  }

  return {
    /** Throws 401 and 403 for records that nobody but staff may read. */
    enter(request: FastifyRequest): void {
      if (isForStaff) requireStaff(request)
    },

    /** Answers what narrows a list to what somebody may see. Throws 401, and 403 for somebody else's. */
    narrow(request: FastifyRequest, { filters }: Pick<Asked, 'filters'>): Condition[] {
      if (!owned) return []
      const user = requireUser(request)
      const { [owned.by]: wanted } = filters
      if (user.is_staff) {
        note(user, typeof wanted === 'string' ? wanted : null)
        return []
      }
      if (typeof wanted === 'string' && wanted !== user.user_id) throw forbidden()
      return [{ sql: (param) => `r.${owned.by} = ${param}`, value: user.user_id }]
    },

    /** Answers a record that was read. Throws 401, and 404 also for others than its owner and staff. */
    open(request: FastifyRequest, found: ResourceRecord | undefined): ResourceRecord {
      if (owned) {
        const user = requireUser(request)
        if (!user.is_staff && ownerOf(found) !== user.user_id) throw notFound()
        if (found) note(user, ownerOf(found), found.id)
      }
      if (!found) throw notFound()
      return found
    },
  }
}
