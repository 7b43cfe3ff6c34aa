import { fromPromise, type PromiseActorLogic } from 'xstate'

/** What a port is filled with: it takes the port's input and brings its output, or throws a Refusal. */
type Body<Port> =
  Port extends PromiseActorLogic<infer Output, infer Input> ? (input: Input) => Promise<Output> : never

/**
 * Fills each port of a machine, in the form that `.provide()` takes. Inputs and outputs are the ports' own:
 * `fillPorts<typeof renamingPorts>({ rename: async ({ cartToken, name }) => … })`.
 */
export const fillPorts = <Ports extends object>(
  given: { [Name in keyof Ports]: Body<Ports[Name]> },
): {
  actors: Ports
} => {
  const filled = Object.entries<(input: unknown) => Promise<unknown>>(given).map(([name, body]) => [
    name,
    fromPromise(({ input }) => body(input)),
  ])
  return { actors: Object.fromEntries(filled) }
}
