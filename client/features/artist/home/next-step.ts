import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { wayOut } from '../earnings/words.ts'
import * as say from './messages.tsx'

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
      says: say.notPaidUntilCorrected(refusedAccount.text),
      to: '/artist/account/payment',
      label: say.correctAccount,
      isUrgent: true,
    }
  const unread = ownArtistThread?.unread ?? 0
  if (unread > 0)
    return {
      says: say.newMessages(unread),
      to: '/artist/message',
      label: say.read,
      isUrgent: true,
    }
  const [reason] = reasons.filter(({ kind }) => wayOut(kind))
  const way = reason && wayOut(reason.kind)
  if (way) return { says: reason.text, to: way[0], label: way[1], isUrgent: (earnings?.cleared ?? 0) > 0 }
  const refused = ownWorks?.states.refused ?? 0
  if (refused > 0)
    return {
      says: say.cannotBeSold(refused),
      to: '/artist/art/all?state=refused',
      label: say.readWhy,
      isUrgent: false,
    }
  return null
}
