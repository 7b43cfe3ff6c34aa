import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate'
import type { JournalStore } from '#client/effects/journal/store.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import { demand } from '#machines/demand.ts'
import { toFailure } from '#machines/journal-writer/failure.ts'
import { tabMachine } from '#machines/tab/machine.ts'
import { selectLeads, selectTerm } from '#machines/tab/selectors.ts'
import { createChannelPort } from './channel-port.ts'
import { createCopiesPort } from './copies-port.ts'
import { createGate } from './gate.ts'
import { openLeaderAsks } from './leader-asks.ts'
import type { LeaderLock } from './leader-lock.ts'
import { createLockPort } from './lock-port.ts'
import { createOutbox } from './outbox.ts'
import { createReplicator } from './replicator.ts'
import { createSharedActors } from './shared-actors.ts'
import { createReadJournal, createStorePort } from './store-port.ts'
import type { TabChannel } from './tab-channel.ts'
import type { TabHooks } from './tab-hooks.ts'

interface TabDeps {
  /** The machines that all tabs share; streams have their names. */
  shared: Journalled
  channel: TabChannel
  lock: LeaderLock
  journal: JournalStore
  vault: Vault
}

export type Tab = ReturnType<typeof createTab>

/** One tab of the shop: runs machines/tab, and fills its ports. */
export const createTab = ({ shared: journalled, channel, lock, journal, vault }: TabDeps) => {
  const streams = Object.keys(journalled.machines)
  const name = crypto.randomUUID()
  const gate = createGate()
  const shared = createSharedActors(journalled.migrations)
  let hooks: TabHooks | null = null
  const requireHooks = () => demand(hooks, 'a page')

  const leads = () => selectLeads(actor.getSnapshot())
  // Do not let the chart's turn come between: an entry is told and journalled before anything else happens.
  const outbox = createOutbox((taken, secrets) => {
    channel.post({ type: 'taken', term: selectTerm(actor.getSnapshot()), taken, secrets })
    void journal
      .append(taken.map(({ entry }) => entry))
      .catch((error) => actor.send({ type: 'write.failed', failure: toFailure(error), taken }))
    actor.send({ type: 'burst.taken', length: taken.length })
  })
  const asks = openLeaderAsks({
    channel,
    vault,
    take: (intent) => replicator.take(intent),
    onSilence: () => actor.send({ type: 'leader.silent' }),
  })
  const replicator = createReplicator({ shared, outbox, vault, leads, askLeader: asks.askIntent })

  const { flush } = outbox
  const deps = {
    lock,
    channel,
    journal,
    vault,
    streams,
    name,
    gate,
    shared,
    replicator,
    asks,
    requireHooks,
    flush,
  }
  const actors = {
    lock: createLockPort(deps),
    channel: createChannelPort(deps),
    copies: createCopiesPort(deps),
    store: createStorePort(deps),
    readJournal: createReadJournal(deps),
  }
  const actor = createActor(tabMachine.provide({ actors }), { input: { name } })
  actor.on('leader.changed', asks.changeLeader)
  actor.on('lead.taken', asks.takeLead)
  actor.on('cart.changed', ({ token, orderId }) => requireHooks().onCartChanged(token, orderId))
  actor.on('streams.unread', () => requireHooks().onSetAside())
  actor.start()

  return {
    /** Ports and timers behind it run in the leader only. */
    gate,
    leads,

    /** What follows from one shared actor in another is done by the leader; the others are told of it. */
    runInLeader:
      <Event>(act: (event: Event) => void) =>
      (event: Event): void => {
        if (leads()) replicator.runFollowUp(() => act(event))
      },

    /**
     * Resolves once the shared actors know where they begin. Call it again when a left page is shown again.
     */
    async join(): Promise<void> {
      const arrived = Promise.withResolvers<void>()
      const { unsubscribe } = actor.on('tab.arrived', () => arrived.resolve())
      actor.send({ type: 'tab.joined' })
      await arrived.promise
      unsubscribe()
      hooks?.onShownAgain()
    },

    /** Runs a machine that all tabs share; its stream is its id. It starts with `begin`. */
    share<Machine extends AnyStateMachine, Ref extends AnyActorRef>(
      machine: Machine,
      run: (replica: Machine) => Ref,
    ): Ref {
      const shareable = run(replicator.replicaOf(machine))
      shared.add(machine.id, machine, shareable)
      return shareable
    },

    /** Call it once everyone listens: the shared actors go on from where they are. */
    begin(given: TabHooks): void {
      hooks = given
      actor.send({ type: 'page.begun' })
    },

    /** Resolves once this tab has taken whatever the leader has taken by now. */
    catchUp: (): Promise<void> => (leads() ? Promise.resolve() : asks.awaitEcho()),

    /** Keeps nothing of what led here: whoever was here has left. */
    cut: (): void => queueMicrotask(() => actor.send({ type: 'visitor.left' })),

    tellCartChanged: (token: string, orderId: string | null = null): void =>
      channel.post({ type: 'cart.changed', token, orderId }),

    /** The page goes, perhaps to come back. */
    leave(): void {
      flush()
      actor.send({ type: 'tab.left' })
    },
  }
}
