import { declarePort } from '#machines/port.ts'

export const usagePorts = {
  /**
   * Tells the shop what was counted since it was told last. Refuses with NOT_FOUND where the shop counts
   * nothing, BAD_USER_INPUT, RATE_LIMITED or UPSTREAM_UNAVAILABLE; what was to be told is dropped then.
   */
  tellCounts: declarePort<void>('usage.tellCounts'),
}
