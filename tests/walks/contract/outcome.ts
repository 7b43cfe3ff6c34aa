import {
  type AnyEventObject,
  type CallbackActorLogic,
  createActor,
  createMachine,
  type PromiseActorLogic,
  toPromise,
} from 'xstate'
import { type RefusalData, readRefusal } from '#machines/refusal.ts'

/** What a machine hears from a port; `told` is an event of a port that stays open. */
export type Outcome = { answer: unknown } | { refusal: RefusalData } | { told: AnyEventObject }

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

/** Runs an effect that stays open as a machine does, until it has told something. */
export const hearTold = <Input>(
  logic: CallbackActorLogic<AnyEventObject, Input>,
  input: Input,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const machine = createMachine({
      invoke: { src: logic, input: () => input },
      on: {
        '*': {
          actions: ({ event, self }) => {
            resolve({ told: event })
            self.stop()
          },
        },
      },
    })
    createActor(machine).start()
  })
