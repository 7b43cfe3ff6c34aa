import { type AnyActorScope, createEmptyActor, type ExecutableActionObject } from 'xstate'

/**
 * Where a machine is folded: no action is executed, no actor is started, nobody is told. `onAction` hears
 * what would be done.
 */
export const createInertScope = (onAction: (action: ExecutableActionObject) => void): AnyActorScope => {
  const self = createEmptyActor()
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: onAction,
  }
}
