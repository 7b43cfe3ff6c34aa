import type { Processes } from '#client/actors/process/create-processes.ts'
import { usageProcess } from '#client/actors/usage.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import { hearChoice, keepChoice, readChoice } from '#client/effects/usage/choice.ts'
import { createCounter } from '#client/effects/usage/counter.ts'
import type { LateCounter } from '#client/effects/usage/late-counter.ts'
import type { Settings } from '#client/ui/settings.tsx'
import { selectIsStaff } from '#machines/auth/selectors.ts'
import { selectIsCounting } from '#machines/usage/selectors.ts'

interface UsageDeps {
  actors: Pick<Actors, 'auth'>
  processes: Pick<Processes, 'beginProcess' | 'follow'>
  counter: Pick<LateCounter, 'begin'>
  variant: Settings['variant']
}

const SITES = { standard: 'STANDARD', government: 'GOVERNMENT' } as const

/** Counts while the visitor agrees to it, and tells the shop as they leave. What staff do is their work. */
export const connectUsage = ({ actors: { auth }, processes, counter: late, variant }: UsageDeps): void => {
  const counter = createCounter({ site: SITES[variant], now: () => performance.now() })
  late.begin(counter)
  const isStaff = () => selectIsStaff(auth.getSnapshot())
  const turn = () => counter.turn(selectIsCounting(usage.getSnapshot()) && !isStaff())
  processes.follow(usageProcess, (usage) => {
    usage.on('choice.made', ({ choice }) => keepChoice(choice))
  })
  const usage = processes.beginProcess(usageProcess, { kept: readChoice() })
  usage.subscribe(turn)
  auth.subscribe(turn)
  hearChoice((choice) => usage.send({ type: 'choice.heard', choice }))
  const leave = () => {
    if (document.visibilityState === 'hidden') usage.send({ type: 'page.left' })
  }
  document.addEventListener('visibilitychange', leave)
}
