import { z } from 'zod'
import { defineEvents, type EventOf } from '#services/shared/events/event-types.ts'
import { statusChanged } from '../status-changed.ts'

/** What can happen to an identity: that it was made and edited, and what its lifecycle tells of it. */

const details = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string(),
  email: z.string(),
})
export type IdentityDetails = z.output<typeof details>

export const IDENTITY_STATUSES = ['PRE_ACTIVATED', 'ACTIVATED', 'LOCKED', 'FROZEN', 'DE_ACTIVATED'] as const

const schemas = {
  'identity.created': details.extend({
    /** The artist's id in the catalogue. */
    artist: z.int().min(1),
  }),
  /** What is changed, as it is then. */
  'identity.edited': details.partial(),
  'identity.status-changed': statusChanged(IDENTITY_STATUSES),
}

export type IdentityEvent = EventOf<typeof schemas>

export const identityEvents = defineEvents(schemas)
