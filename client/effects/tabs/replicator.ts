import type { AnyEventObject, AnyStateMachine } from 'xstate'
import type { Vault } from '#client/effects/session/vault.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { record } from '#machines/journal/record.ts'
import type { Intent, Taken } from '#machines/tab/messages.ts'
import type { Outbox } from './outbox.ts'
import { replicate } from './replica.ts'
import type { SharedActors } from './shared-actors.ts'

interface ReplicatorDeps {
  shared: SharedActors
  outbox: Outbox
  vault: Vault
  leads: () => boolean
  askLeader: (intent: Intent) => void
}

export type Replicator = ReturnType<typeof createReplicator>

/**
 * Makes machines copies: the leader's number what they take and send it out; the others take what came in.
 */
export const createReplicator = ({ shared, outbox, vault, leads, askLeader }: ReplicatorDeps) => {
  const beginnings: (() => void)[] = []
  const intentOf = new WeakMap<AnyEventObject, string>()
  const takenIntents = new Set<string>()
  /** Entries that a person has brought, in this tab or another. */
  const brought = new WeakSet<JournalEntry>()
  let isFollowing = false

  return {
    replicaOf<Machine extends AnyStateMachine>(machine: Machine): Machine {
      const stream = machine.id
      let intent: string | null = null
      let isWritten = false
      let isBrought = false
      const write = (machineVersion: string, event: AnyEventObject) => {
        const seq = shared.seqOf(stream) + 1
        shared.countTo(stream, seq)
        const entry = { stream, seq, at: Date.now(), machineVersion, event }
        // Send secrets of a port's answer, such as a token, to all: what a person typed is for the leader
        // alone.
        const secrets = event.type.startsWith('xstate.done.actor.') ? vault.findSecrets(event) : {}
        if (isBrought) brought.add(entry)
        outbox.add({ entry, intent }, secrets)
      }
      const recorder = {
        append(_stream: string, version: string, event: AnyEventObject) {
          if (event.type === 'xstate.init')
            beginnings.push(() => shared.seqOf(stream) < 0 && write(version, event))
          else if (isWritten) write(version, event)
        },
      }
      return replicate(record(machine, recorder), {
        findState: shared.findState,
        admit(event) {
          isWritten = leads()
          intent = intentOf.get(event) ?? null
          const isOfMachine = event.type.startsWith('xstate.')
          isBrought = !isOfMachine && !isFollowing
          if (isWritten || shared.isTaken(event)) return true
          if (!isOfMachine) askLeader({ id: crypto.randomUUID(), stream, event })
          return false
        },
      })
    },

    /** Writes the beginning of each actor that has no journal yet. */
    writeBeginnings() {
      for (const write of beginnings) write()
    },

    /** Runs what follows from an entry: what it sends is no person's, and would follow again by itself. */
    runFollowUp(act: () => void) {
      const before = isFollowing
      isFollowing = true
      act()
      isFollowing = before
    },

    /** Answers what people brought among entries that were not taken after all: it is to be asked again. */
    takeBackIntents(taken: readonly Taken[]): Intent[] {
      const intents = taken
        .filter(({ entry }) => brought.has(entry))
        .map(({ entry: { stream, event }, intent }) => ({ id: intent ?? crypto.randomUUID(), stream, event }))
      for (const { id } of intents) takenIntents.delete(id)
      return intents
    },

    /** Takes what a tab asks for, once however often it asks. */
    take({ id, stream, event }: Intent) {
      if (takenIntents.has(id)) return
      takenIntents.add(id)
      intentOf.set(event, id)
      shared.send(stream, event)
    },
    /** Notes that the leader has taken it, so that this tab does not when it leads next. */
    noteTaken: (intent: string): void => void takenIntents.add(intent),
  }
}
