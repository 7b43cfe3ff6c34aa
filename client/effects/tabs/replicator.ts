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

/**
 * Makes machines into copies: what the leader's take is numbered and goes out; the others take what came in.
 */
export type Replicator = ReturnType<typeof createReplicator>

export const createReplicator = ({ shared, outbox, vault, leads, askLeader }: ReplicatorDeps) => {
  const beginnings: (() => void)[] = []
  const intentOf = new WeakMap<AnyEventObject, string>()
  const takenIntents = new Set<string>()
  /** What a person has brought, in this tab or another. */
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
        // What a port has brought is everyone's; what a person brought was for the leader alone.
        const secrets = event.type.startsWith('xstate.done.actor.') ? vault.secretsIn(event) : {}
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
        stateIn: shared.stateIn,
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

    /** Writes down how those began that have no journal yet. */
    writeBeginnings() {
      for (const write of beginnings) write()
    },

    /** What is sent meanwhile follows from what was taken, and would follow again. */
    following(act: () => void) {
      const before = isFollowing
      isFollowing = true
      act()
      isFollowing = before
    },
    /** What people have brought among what was taken: it was not, after all, and is to be asked again. */
    giveBack(taken: readonly Taken[]): Intent[] {
      const intents = taken
        .filter(({ entry }) => brought.has(entry))
        .map(({ entry: { stream, event }, intent }) => ({ id: intent ?? crypto.randomUUID(), stream, event }))
      for (const { id } of intents) takenIntents.delete(id)
      return intents
    },

    /** What a tab asked for, once however often it was asked. */
    take({ id, stream, event }: Intent) {
      if (takenIntents.has(id)) return
      takenIntents.add(id)
      intentOf.set(event, id)
      shared.send(stream, event)
    },
    /** The leader has taken it: whoever leads next need not. */
    noteTaken: (intent: string): void => void takenIntents.add(intent),
  }
}
