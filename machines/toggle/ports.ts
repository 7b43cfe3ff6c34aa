import { port } from '#machines/port.ts'

/**
 * The ports of a toggle of one kind of subject. Apollo's cache takes what they answer; the machine keeps none
 * of it.
 */
export const togglePorts = <Subject>(name: string) => ({
  /** Sets the absolute value, so that doing it twice is doing it once. NOT_FOUND when the subject is gone. */
  change: port<void, { subject: Subject; on: boolean }>(`${name}.change`),
  /** Reads the value from the server, past every cache. NOT_FOUND when the subject is gone. */
  read: port<boolean, { subject: Subject }>(`${name}.read`),
})
