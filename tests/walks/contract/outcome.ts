import { createActor, type PromiseActorLogic, toPromise } from 'xstate'
import { type RefusalData, readRefusal } from '#machines/refusal.ts'

/** What a machine hears from a port. */
export type Outcome = { answer: unknown } | { refusal: RefusalData }

/** Runs an effect as a machine does. */
export const hear = async <Output, Input>(
  logic: PromiseActorLogic<Output, Input>,
  input: Input,
): Promise<Outcome> => {
  const actor = createActor(logic, { input })
  const ended = toPromise(actor)
  actor.start()
  try {
    return { answer: await ended }
  } catch (error) {
    return { refusal: readRefusal(error) }
  }
}
