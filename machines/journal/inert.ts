import { type AnyActorScope, createEmptyActor, type ExecutableActionObject } from 'xstate'

/**
 * Makes a scope in which a machine executes no action, starts no actor and tells nobody. `onAction` hears
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
