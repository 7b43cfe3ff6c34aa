import { createActor } from 'xstate'
import type { Vault } from '#client/effects/session/vault.ts'
import { leaderEchoesMachine } from '#machines/leader-echoes/machine.ts'
import { leaderIntentsMachine } from '#machines/leader-intents/machine.ts'
import type { Intent } from '#machines/tab/messages.ts'
import type { TabChannel } from './tab-channel.ts'

interface LeaderAsksDeps {
  channel: TabChannel
  vault: Vault
  /** Takes an intent here, in the tab that leads by now. */
  take: (intent: Intent) => void
  onSilence: () => void
}

export type LeaderAsks = ReturnType<typeof openLeaderAsks>

/** Runs what this tab asks of its leader: to take what people do here, and to say where it is. */
export const openLeaderAsks = ({ channel, vault, take, onSilence }: LeaderAsksDeps) => {
  const intents = createActor(leaderIntentsMachine)
  const echoes = createActor(leaderEchoesMachine)
  const awaited = new Map<string, () => void>()

  intents.on('intent.wanted', ({ intent }) =>
    channel.post({ type: 'intent', intent, secrets: vault.findSecrets(intent.event) }),
  )
  intents.on('intents.returned', ({ intents }) => intents.forEach(take))
  intents.on('leader.silent', onSilence)
  echoes.on('echo.wanted', ({ id }) => channel.post({ type: 'echo.wanted', id }))
  echoes.on('echo.answered', ({ id }) => {
    awaited.get(id)?.()
    awaited.delete(id)
  })
  echoes.on('leader.silent', onSilence)
  intents.start()
  echoes.start()

  return {
    askIntent: (intent: Intent): void => intents.send({ type: 'intent.asked', intent }),
    settleIntent: (id: string): void => intents.send({ type: 'intent.settled', id }),
    /** Resolves once this tab has heard all that the leader has said by now. */
    awaitEcho: (): Promise<void> =>
      new Promise((resolve) => {
        const id = crypto.randomUUID()
        awaited.set(id, resolve)
        echoes.send({ type: 'echo.asked', id })
      }),
    hearEcho: (id: string): void => echoes.send({ type: 'echo.heard', id }),
    changeLeader: (): void => intents.send({ type: 'leader.changed' }),
    takeLead(): void {
      intents.send({ type: 'lead.taken' })
      echoes.send({ type: 'lead.taken' })
    },
  }
}
