import type { Vault } from '#client/effects/session/vault.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import type { CopiesAnswer } from '#machines/tab/events.ts'
import type { CopiesOrder } from '#machines/tab/ports.ts'
import type { Gate } from './gate.ts'
import type { LeaderAsks } from './leader-asks.ts'
import { obey } from './obey.ts'
import type { Replicator } from './replicator.ts'
import type { SharedActors } from './shared-actors.ts'
import type { TabHooks } from './tab-hooks.ts'

interface CopiesDeps {
  shared: SharedActors
  replicator: Replicator
  gate: Gate
  vault: Vault
  requireHooks: () => TabHooks
  /** Of all shared actors. */
  streams: readonly string[]
  asks: Pick<LeaderAsks, 'askIntent' | 'settleIntent'>
}

/** This tab's copies of the actors that all tabs share, and the page around them. */
export const createCopiesPort = ({
  shared,
  replicator,
  gate,
  vault,
  requireHooks,
  streams,
  asks,
}: CopiesDeps) =>
  obey<CopiesOrder, CopiesAnswer>((answer) => {
    const goOnFrom = (streams: readonly KeptStream[]) => {
      const asides = shared.goOnFrom(streams)
      if (asides.length > 0) answer({ type: 'copies.unread', asides })
    }
    const take = (entry: JournalEntry) => {
      if (entry.seq === shared.seqOf(entry.stream) + 1) shared.take(entry)
    }
    const isAhead = ({ stream, seq }: JournalEntry) => seq > shared.seqOf(stream) + 1

    return {
      'copies.start'({ token }) {
        shared.start()
        requireHooks().holdToken(token)
      },
      'copies.begin'({ streams }) {
        goOnFrom(streams)
        replicator.writeBeginnings()
        replicator.runFollowUp(requireHooks().onResumed)
      },
      'copies.replace'({ streams, token }) {
        const replaced = requireHooks().onReplaced()
        goOnFrom(streams)
        requireHooks().holdToken(token)
        replaced()
      },
      'visit.resume': () => replicator.runFollowUp(requireHooks().onResumed),
      'visit.return': () => replicator.runFollowUp(requireHooks().onBack),
      'entries.take'({ taken, secrets }) {
        vault.addSecrets(secrets)
        for (const { entry, intent } of taken) {
          if (isAhead(entry)) return answer({ type: 'copies.behind' })
          take(entry)
          if (intent === null) continue
          replicator.noteTaken(intent)
          asks.settleIntent(intent)
        }
      },
      'copies.compare'({ seqs }) {
        if (streams.some((stream) => seqs[stream] !== shared.seqOf(stream))) answer({ type: 'copies.behind' })
      },
      'intent.take'({ intent, secrets }) {
        vault.addSecrets(secrets)
        replicator.take(intent)
      },
      'intents.askAgain': ({ taken }) => replicator.takeBackIntents(taken).forEach(asks.askIntent),
      'copies.lead': () => gate.open(),
      'copies.rest'() {
        gate.close()
        shared.rest()
      },
    }
  })
