import type { Page } from '@playwright/test'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'
import { createModel, type Step } from '../walker/model.ts'
import type { Recording } from './recording.ts'

interface Followed {
  /** Call it when the service has accepted a command and answered the page with this state. */
  accepted(event: AnyEventObject, value: StateValue): void
}

/**
 * Walks a lifecycle, which runs in its service and has no actor in the page. Each answer of the service is
 * recorded as if an actor had taken the command, so that the answered state must agree with the chart's.
 */
export const followLifecycle = (
  recording: Pick<Recording, 'hear'>,
  machine: AnyStateMachine,
  { input, value }: { input: unknown; value: StateValue },
): Followed => {
  const model = createModel(machine)
  const actor = `${machine.id} ${crypto.randomUUID()}`
  let snapshot: AnyMachineSnapshot
  const tell = (event: AnyEventObject, step: Step, answered: StateValue) => {
    snapshot = step.snapshot
    const { context, tags, status } = snapshot
    const { taken, emitted } = step
    recording.hear({
      actor,
      machine: machine.id,
      event,
      taken: [...taken],
      emitted: [...emitted],
      value: answered,
      context,
      tags: [...tags],
      status,
      persisted: machine.getPersistedSnapshot(machine.resolveState({ value: answered, context })),
    })
  }
  tell({ type: 'xstate.init', input }, model.start(input), value)
  return { accepted: (event, answered) => tell(event, model.step(snapshot, event), answered) }
}

/** Waits for the graph's next answer to this operation; call it before whatever makes the page ask. */
export const waitForAnswer = async (page: Page, operation: string): Promise<unknown> => {
  const response = await page.waitForResponse(
    (one) => one.url().endsWith('/graphql') && one.request().postDataJSON()?.operationName === operation,
  )
  return (await response.json()).data
}
