import type { AnyActorRef, AnyStateMachine } from 'xstate'
import type { HeldToken } from '#client/apollo/session.ts'
import { toFailure } from '#client/effects/journal/failure.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'
import { MOST_ENTRIES } from '#client/effects/journal/writer.ts'
import type { Vault } from '#client/effects/session/vault.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { createArrival } from './arrival.ts'
import { createEchoes } from './echoes.ts'
import { createGate } from './gate.ts'
import { createIntents } from './intents.ts'
import type { LeaderLock } from './leader-lock.ts'
import { createLeadership } from './leadership.ts'
import type { TabChannel, TabMessage, Taken } from './messages.ts'
import { createOutbox } from './outbox.ts'
import { createReplicator } from './replicator.ts'
import { createSharedActors, lastOf } from './shared-actors.ts'
import type { TabHooks } from './tab-hooks.ts'

interface TabDeps {
  /** What all tabs share; the streams have the names of the machines. */
  shared: Journalled
  channel: TabChannel
  lock: LeaderLock
  journal: JournalStore
  vault: Vault
}

export type Tab = ReturnType<typeof createTab>

/**
 * One tab of the shop. The actors that all tabs share run in each as copies of each other: the leader's alone
 * take what people, ports and timers bring, journal it and tell it; the others take what they are told, in
 * that order. One tab decides each race, and any can lead next (docs/decisions/0009-tabs.md).
 */
export const createTab = ({ shared: journalled, channel, lock, journal, vault }: TabDeps) => {
  const streams = Object.keys(journalled.machines)
  const id = crypto.randomUUID()
  const gate = createGate()
  const shared = createSharedActors(journalled.migrations)
  const unheard: TabMessage[] = []

  let hooks: TabHooks | null = null
  /** What it begins with. */
  let kept: readonly KeptStream[] = []
  let token: HeldToken | null = null
  /** What is in memory is not what the journal says. */
  let isAstray = true
  /** The page was left, and nobody has said yet who is here since. */
  let wasAway = false
  let leads = false
  /** Counts the times that this tab has won or lost the lock. */
  let turn = 0
  /** Entries that no snapshot has taken the place of. */
  let unbound = 0
  /** Counts the leaders that there were. */
  let term = 0

  const leadership = createLeadership({ lock, onWon: () => void lead(), onLost: () => follow() })
  const intents = createIntents({
    post: (intent) => channel.post({ type: 'intent', intent, secrets: vault.secretsIn(intent.event) }),
    onSilence: () => void leadership.seize(),
  })
  const outbox = createOutbox((taken, secrets) => {
    channel.post({ type: 'taken', term, taken, secrets })
    void journal.append(taken.map(({ entry }) => entry)).catch((error) => onUnkept(error, taken))
    unbound += taken.length
    if (unbound >= MOST_ENTRIES) void bound()
  })
  const onUnkept = (error: unknown, taken: readonly Taken[] = []) => {
    // What comes next would follow on a gap: a snapshot is to stand for all of it, as soon as there is room.
    if (toFailure(error).kind !== 'conflict') {
      unbound = MOST_ENTRIES
      return
    }
    if (leads) {
      // Another tab has written there: it leads, and this one does not know yet.
      isAstray = true
      leadership.handOver()
    }
    // Whoever leads is asked for what people have done here meanwhile.
    replicator.giveBack(taken).forEach(intents.ask)
  }
  const echoes = createEchoes({
    post: (echo) => channel.post({ type: 'echo.wanted', id: echo }),
    onSilence: () => void leadership.seize(),
  })

  const replicator = createReplicator({ shared, outbox, vault, leads: () => leads, askLeader: intents.ask })
  const arrival = createArrival({
    ask: () => channel.post({ type: 'state.wanted', from: id }),
    onSilence: () => void leadership.seize(),
  })
  const seqOf = (stream: string) => (hooks ? shared.seqOf(stream) : lastOf(kept, stream))

  /** What cannot be read was not kept. */
  const readAll = async (): Promise<KeptStream[]> => {
    const read = await Promise.allSettled(streams.map(journal.read))
    return read.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
  }

  const lead = async () => {
    const mine = ++turn
    const stored = await readAll()
    if (mine !== turn) return
    term = Math.max(Date.now(), term + 1)
    leads = true
    if (hooks) reconcile(stored, hooks)
    else kept = stored
    const seqs = Object.fromEntries(streams.map((stream) => [stream, seqOf(stream)]))
    channel.post({ type: 'leader.new', term, seqs })
    gate.open()
    if (hooks) takeBack()
    echoes.hearAll()
    arrival.arrive()
  }

  const bound = () => {
    outbox.flush()
    unbound = 0
    return journal.bound(shared.snapshots()).catch(onUnkept)
  }

  /** The last leader may have kept more than it told, or told more than it kept. */
  const reconcile = (stored: readonly KeptStream[], page: TabHooks) => {
    if (isAstray || streams.some((stream) => lastOf(stored, stream) > seqOf(stream))) {
      const replaced = page.onReplaced()
      beginAt(stored)
      page.holdToken(null)
      replaced()
      replicator.following(page.onResumed)
    } else if (wasAway) replicator.following(page.onBack)
    wasAway = false
    if (streams.some((stream) => lastOf(stored, stream) < seqOf(stream))) void bound()
  }

  /** The leader begins where the journal ends. */
  const beginAt = (stored: readonly KeptStream[]) => {
    isAstray = false
    unbound = stored.reduce((sum, { entries }) => sum + entries.length, 0)
    const asides = shared.goOnFrom(stored)
    if (asides.length === 0) return
    void journal.setAside(asides).then(bound).catch(onUnkept)
    hooks?.onSetAside()
  }

  /** What was in flight here is asked again by whoever leads; its late answer is nobody's. */
  const stopLeading = () => {
    turn += 1
    outbox.flush()
    leads = false
    gate.close()
    if (hooks) shared.goOnFrom(shared.kept())
  }

  const follow = () => {
    stopLeading()
    arrival.ask()
  }

  const takeBack = () => intents.takeBack().forEach(replicator.take)

  const giveState = (to: string) => {
    outbox.flush()
    const streams = hooks ? shared.kept() : kept
    channel.post({ type: 'state.given', to, term, streams, token: hooks ? hooks.heldToken() : token })
  }

  const goOnWith = (message: TabMessage & { type: 'state.given' }) => {
    term = message.term
    isAstray = false
    wasAway = false
    if (hooks) {
      const replaced = hooks.onReplaced()
      shared.goOnFrom(message.streams)
      hooks.holdToken(message.token)
      replaced()
    } else {
      kept = message.streams
      token = message.token
    }
    arrival.arrive()
  }

  const hearTaken = ({ taken, secrets }: TabMessage & { type: 'taken' }) => {
    vault.addSecrets(secrets)
    for (const { entry, intent } of taken) {
      const next = shared.seqOf(entry.stream) + 1
      if (entry.seq > next) return arrival.ask()
      if (entry.seq === next) shared.take(entry)
      if (intent === null) continue
      replicator.noteTaken(intent)
      intents.settle(intent)
    }
  }

  /** True for what a leader says, unless it leads no more. */
  const isOfLeader = (message: { term: number }) => {
    if (message.term < term) return false
    if (leads && message.term > term) leadership.handOver()
    term = message.term
    return !leads
  }

  const hear = (message: TabMessage) => {
    if (message.type === 'state.wanted') return leads && giveState(message.from)
    if (message.type === 'state.given') return message.to === id && isOfLeader(message) && goOnWith(message)
    if (!hooks) {
      if (message.type === 'leader.new' && arrival.isExpected()) arrival.ask()
      return unheard.push(message)
    }
    switch (message.type) {
      case 'leader.new':
        if (!isOfLeader(message)) return
        intents.askAgain()
        return streams.some((stream) => message.seqs[stream] !== seqOf(stream)) && arrival.ask()
      case 'taken':
        return isOfLeader(message) && hearTaken(message)
      case 'intent':
        if (!leads) return
        vault.addSecrets(message.secrets)
        return replicator.take(message.intent)
      case 'echo.wanted':
        if (!leads) return
        outbox.flush()
        return channel.post({ type: 'echo', id: message.id })
      case 'echo':
        return echoes.hear(message.id)
      case 'cart.changed':
        return hooks.onCartChanged(message.token, message.orderId)
    }
  }

  return {
    /** Ports and timers behind it run in the leader only. */
    gate,
    leads: (): boolean => leads,

    /** What follows from one shared actor in another is done by the leader; the others are told of it. */
    led:
      <Event>(act: (event: Event) => void) =>
      (event: Event): void => {
        if (leads) replicator.following(() => act(event))
      },

    /** Resolves once the shared actors know where they begin; also called as a left page is shown again. */
    async join(): Promise<void> {
      const arrived = arrival.expect()
      channel.listen(hear)
      if (!(await leadership.seek())) arrival.ask()
      await arrived
      hooks?.onShownAgain()
    },

    /** Runs a machine that all tabs share; its stream is its id. It starts with `begin`. */
    share<Machine extends AnyStateMachine, Ref extends AnyActorRef>(
      machine: Machine,
      run: (replica: Machine) => Ref,
    ): Ref {
      const actor = run(replicator.replicaOf(machine))
      shared.add(machine.id, machine, actor)
      return actor
    },

    /** Everyone listens by now: the shared actors go on from where they are. */
    begin(given: TabHooks): void {
      hooks = given
      shared.start()
      given.holdToken(token)
      if (leads) {
        beginAt(kept)
        replicator.writeBeginnings()
        replicator.following(given.onResumed)
        takeBack()
      } else shared.goOnFrom(kept)
      for (const message of unheard.splice(0)) hear(message)
    },

    /** Resolves once this tab has taken whatever the leader has taken by now. */
    catchUp: (): Promise<void> => (leads ? Promise.resolve() : echoes.await()),

    /** Nothing of what led here is kept: whoever was here has left. */
    cut: (): void => queueMicrotask(() => void bound()),

    tellCartChanged: (token: string, orderId: string | null = null): void =>
      channel.post({ type: 'cart.changed', token, orderId }),

    /** The page goes, perhaps to come back. */
    leave(): void {
      stopLeading()
      wasAway = true
      leadership.leave()
      channel.close()
    },
  }
}
