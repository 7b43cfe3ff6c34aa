/** What all charts have in common. */

/** An action, or a guard, that takes the event. */
export const withEvent = <const Type extends string>(type: Type) => ({
  type,
  params: <Event>({ event }: { event: Event }): Event => event,
})

/** Makes for `assign` what keeps as `failure` whatever an actor has thrown. */
export const keepThrown =
  <Failure>(toFailure: (error: unknown) => Failure) =>
  (_: unknown, { error }: { error: unknown }) => ({ failure: toFailure(error) })
