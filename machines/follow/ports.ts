import { declareTogglePorts } from '#machines/toggle/ports.ts'

/** What is turned on or off: the follow of an artist, or mail about new work by all whom one follows. */
export type FollowSubject = { of: 'artist'; artistId: string } | { of: 'mail' }

/** `on` is whether whoever is signed in follows the artist, or is mailed. */
export const followPorts = declareTogglePorts<FollowSubject>('follow')
