/** What every chart says in the same way. */

/** An action, or a guard, that takes the event. */
export const withEvent = <const Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
})

/** For `assign`: keeps as `failure` what an actor has thrown. */
export const failing =
  <Failure>(toFailure: (error: unknown) => Failure) =>
  (_: unknown, { error }: { error: unknown }) => ({ failure: toFailure(error) })
