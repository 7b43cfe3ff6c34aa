import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate'
import type { HeldToken } from '#client/apollo/session.ts'
import type { Vault } from '#client/effects/vault.ts'
import type { KeptStream } from '#machines/journal/kept.ts'
import { record } from '#machines/journal/record.ts'
import { createEchoes, WELCOME } from './echoes.ts'
import { createGate } from './gate.ts'
import { createIntents } from './intents.ts'
import type { LeaderLock } from './leader-lock.ts'
import { createLeadership } from './leadership.ts'
import type { Intent, TabChannel, TabMessage } from './messages.ts'
import { createOutbox } from './outbox.ts'
import { replicate } from './replica.ts'
import { createSharedActors, lastOf } from './shared-actors.ts'
import type { TabJournal } from './tab-journal.ts'

interface TabDeps {
  /** What all tabs share, by stream. */
  streams: readonly string[]
  channel: TabChannel
  lock: LeaderLock
  journal: TabJournal
  vault: Vault
}

/** What the shared actors need of the page around them. */
export interface TabHooks {
  /** The token is in no journal and no state; whoever gives the state away gives it along. */
  heldToken(): HeldToken | null
  holdToken(token: HeldToken | null): void
  /** In the leader: no tab has lived to see what was in memory only. */
  onResumed(): void
  /** The state will be another's, without the events that led to it. What it answers is called afterwards. */
  onReplaced(): () => void
  /** A cart was changed in another tab. */
  onCartChanged(token: string): void
}

export type Tab = ReturnType<typeof createTab>

/**
 * One tab of the shop. The actors that all tabs share run in each as copies of each other: the leader's alone take what
 * people, ports and timers bring, journal it and tell it; the others take what they are told, in that order. So races
 * between tabs are decided in one place, and any tab can lead next (docs/decisions/0009-tabs.md).
 */
export const createTab = ({ streams, channel, lock, journal, vault }: TabDeps) => {
  const id = crypto.randomUUID()
  const gate = createGate()
  const shared = createSharedActors()
  const beginnings: (() => void)[] = []
  const unheard: TabMessage[] = []
  const intentOf = new WeakMap<AnyEventObject, string>()
  const takenIntents = new Set<string>()

  let hooks: TabHooks | null = null
  /** What it begins with. */
  let kept: readonly KeptStream[] = []
  let token: HeldToken | null = null
  /** What is in memory is not what the journal says. */
  let isAstray = true
  let leads = false
  /** Counts the times that this tab has won or lost the lock. */
  let turn = 0
  /** Counts the leaders that there were. */
  let term = 0
  let arrive = () => {}

  const leadership = createLeadership({ lock, onWon: () => void lead(), onLost: () => follow() })
  const intents = createIntents({
    post: (intent) => channel.post({ type: 'intent', intent, secrets: vault.secretsIn(intent.event) }),
    onSilence: () => void leadership.seize(),
  })
  const outbox = createOutbox(async (taken, secrets) => {
    channel.post({ type: 'taken', term, taken, secrets })
    const outcome = await journal.append(taken.map(({ entry }) => entry))
    if (outcome === 'kept' || !leads) return
    isAstray = true
    leadership.handOver()
  })

  const echoes = createEchoes({
    post: (echo) => channel.post({ type: 'echo.wanted', id: echo }),
    onSilence: () => void leadership.seize(),
  })

  const askState = () => channel.post({ type: 'state.wanted', from: id })
  const seqOf = (stream: string) => (hooks ? shared.seqOf(stream) : lastOf(kept, stream))

  const lead = async () => {
    const mine = ++turn
    const stored = (await Promise.all(streams.map(journal.read))).filter((one) => one !== null)
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
    arrive()
  }

  /** The last leader may have kept more than it told, or told more than it kept. */
  const reconcile = (stored: readonly KeptStream[], { onReplaced, onResumed }: TabHooks) => {
    if (isAstray || streams.some((stream) => lastOf(stored, stream) > seqOf(stream))) {
      const replaced = onReplaced()
      beginAt(stored)
      replaced()
      onResumed()
    } else if (streams.some((stream) => lastOf(stored, stream) < seqOf(stream)))
      void journal.bound(shared.snapshots())
  }

  /** The leader begins where the journal ends. */
  const beginAt = (stored: readonly KeptStream[]) => {
    isAstray = false
    if (!shared.goOnFrom(stored)) void journal.bound(shared.snapshots())
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
    askState()
  }

  const take = ({ id: intent, stream, event }: Intent) => {
    if (takenIntents.has(intent)) return
    takenIntents.add(intent)
    intentOf.set(event, intent)
    shared.send(stream, event)
  }
  const takeBack = () => intents.takeBack().forEach(take)

  const giveState = (to: string) => {
    outbox.flush()
    const streams = hooks ? shared.kept() : kept
    channel.post({ type: 'state.given', to, term, streams, token: hooks ? hooks.heldToken() : token })
  }

  const goOnWith = (message: TabMessage & { type: 'state.given' }) => {
    term = message.term
    isAstray = false
    if (hooks) {
      const replaced = hooks.onReplaced()
      shared.goOnFrom(message.streams)
      hooks.holdToken(message.token)
      replaced()
    } else {
      kept = message.streams
      token = message.token
    }
    arrive()
  }

  const hearTaken = ({ taken, secrets }: TabMessage & { type: 'taken' }) => {
    vault.addSecrets(secrets)
    for (const { entry, intent } of taken) {
      const next = shared.seqOf(entry.stream) + 1
      if (entry.seq > next) return askState()
      if (entry.seq === next) shared.take(entry)
      if (intent === null) continue
      takenIntents.add(intent)
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
    if (!hooks) return unheard.push(message)
    switch (message.type) {
      case 'leader.new':
        if (!isOfLeader(message)) return
        intents.askAgain()
        return streams.some((stream) => message.seqs[stream] !== seqOf(stream)) && askState()
      case 'taken':
        return isOfLeader(message) && hearTaken(message)
      case 'intent':
        if (!leads) return
        vault.addSecrets(message.secrets)
        return take(message.intent)
      case 'echo.wanted':
        if (!leads) return
        outbox.flush()
        return channel.post({ type: 'echo', id: message.id })
      case 'echo':
        return echoes.hear(message.id)
      case 'cart.changed':
        return hooks.onCartChanged(message.token)
    }
  }

  return {
    /** Ports and timers behind it run in the leader only. */
    gate,
    leads: (): boolean => leads,

    /** Resolves once it is known where the shared actors begin. Also called as a page that was left is shown again. */
    async join(): Promise<void> {
      const arrival = Promise.withResolvers<void>()
      arrive = arrival.resolve
      channel.listen(hear)
      if (!(await leadership.seek())) {
        askState()
        const timer = setTimeout(() => void leadership.seize(), WELCOME)
        arrive = () => {
          clearTimeout(timer)
          arrival.resolve()
        }
      }
      await arrival.promise
    },

    /** The machine as each tab runs it. */
    replicate<Machine extends AnyStateMachine>(stream: string, machine: Machine): Machine {
      let intent: string | null = null
      let isWritten = false
      const write = (machineVersion: string, event: AnyEventObject) => {
        const seq = shared.seqOf(stream) + 1
        shared.countTo(stream, seq)
        const entry = { stream, seq, at: Date.now(), machineVersion, event }
        // What a port has brought is everyone's; what a person brought was for the leader alone.
        outbox.add(
          { entry, intent },
          event.type.startsWith('xstate.done.actor.') ? vault.secretsIn(event) : {},
        )
      }
      const recorder = {
        append(_stream: string, version: string, event: AnyEventObject) {
          if (event.type === 'xstate.init') beginnings.push(() => seqOf(stream) < 0 && write(version, event))
          else if (isWritten) write(version, event)
        },
      }
      return replicate(record(machine, recorder, stream), {
        stateIn: shared.stateIn,
        admit(event) {
          isWritten = leads
          intent = intentOf.get(event) ?? null
          if (leads || shared.isTaken(event)) return true
          if (!event.type.startsWith('xstate.')) intents.ask(stream, event)
          return false
        },
      })
    },

    add: (stream: string, machine: AnyStateMachine, actor: AnyActorRef): void =>
      shared.add(stream, machine, actor),

    /** Everyone listens by now: the shared actors go on from where they are. */
    begin(given: TabHooks): void {
      hooks = given
      shared.start()
      given.holdToken(token)
      if (leads) {
        beginAt(kept)
        for (const write of beginnings) write()
        given.onResumed()
        takeBack()
      } else shared.goOnFrom(kept)
      for (const message of unheard.splice(0)) hear(message)
    },

    /** Resolves once this tab has taken whatever the leader has taken by now. */
    catchUp: (): Promise<void> => (leads ? Promise.resolve() : echoes.await()),

    /** Nothing of what led here is kept: whoever was here has left. */
    cut: (): void =>
      queueMicrotask(() => {
        outbox.flush()
        void journal.bound(shared.snapshots())
      }),

    tellCartChanged: (token: string): void => channel.post({ type: 'cart.changed', token }),

    /** The page goes, perhaps to come back. */
    leave(): void {
      stopLeading()
      leadership.leave()
      channel.close()
    },
  }
}
