import { declarePort } from '#machines/port.ts'

/**
 * Declares the ports of a toggle of one kind of subject. Apollo's cache takes what they answer; the machine
 * keeps none of it.
 */
export const declareTogglePorts = <Subject>(name: string) => ({
  /** Sets the absolute value, so that doing it twice is doing it once. NOT_FOUND when the subject is gone. */
  change: declarePort<void, { subject: Subject; on: boolean }>(`${name}.change`),
  /** Reads the value from the server, past every cache. NOT_FOUND when the subject is gone. */
  read: declarePort<boolean, { subject: Subject }>(`${name}.read`),
})
