import { z } from 'zod'

/** A transition as Hyperwallet tells of it; its time is the event's. */
export const statusChanged = <Status extends string>(statuses: readonly Status[]) =>
  z.strictObject({
    /** `sts-…` */
    token: z.string(),
    fromStatus: z.enum(statuses),
    toStatus: z.enum(statuses),
    notes: z.string(),
  })
