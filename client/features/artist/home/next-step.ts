import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { countInWords } from '#client/ui/count-in-words.ts'
import { wayOut } from '../earnings/words.ts'

/** One sentence and one button. */
export interface NextStep {
  says: string
  to: string
  label: string
  /** Money or a person waits for it. */
  isUrgent: boolean
}

/** Says what an artist does next: the most urgent of all there is; null for nothing. */
export function nextStepOf({ earnings, ownWorks, ownArtistThread }: ArtistHomeQuery): NextStep | null {
  const reasons = earnings?.reasons.filter(({ who }) => who === 'artist') ?? []
  const refusedAccount = reasons.find(({ kind }) => kind === 'account-invalid')
  if (refusedAccount)
    return {
      says: `${refusedAccount.text} We can’t pay you until it’s corrected.`,
      to: '/artist/account/payment',
      label: 'Correct the account',
      isUrgent: true,
    }
  const unread = ownArtistThread?.unread ?? 0
  if (unread > 0)
    return {
      says: `You have ${countInWords(unread, 'new message')}.`,
      to: '/artist/message',
      label: 'Read',
      isUrgent: true,
    }
  const [reason] = reasons.filter(({ kind }) => wayOut(kind))
  const way = reason && wayOut(reason.kind)
  if (way) return { says: reason.text, to: way[0], label: way[1], isUrgent: (earnings?.cleared ?? 0) > 0 }
  const refused = ownWorks?.states.refused ?? 0
  if (refused > 0)
    return {
      says: `${countInWords(refused, 'picture')} can’t be sold as ${refused === 1 ? 'it is' : 'they are'}.`,
      to: '/artist/art/all?state=refused',
      label: 'Read why',
      isUrgent: false,
    }
  return null
}
