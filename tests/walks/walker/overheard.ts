import type { AnyStateMachine } from 'xstate'

type Guard = NonNullable<AnyStateMachine['implementations']['guards'][string]>

/** Wraps a machine to report the data that its guards have read since it was asked last. */
export const overhear = (machine: AnyStateMachine) => {
  const read = new Set<string>()
  const listening = <Data extends object>(data: Data): Data =>
    new Proxy(data, {
      get: (target, key) => {
        read.add(String(key))
        return Reflect.get(target, key)
      },
    })
  // Guards made by `and` call others by name, which are wrapped themselves.
  const listen = (guard: Guard): Guard =>
    'check' in guard ? guard : (args, params) => guard({ ...args, context: listening(args.context) }, params)
  const guards = Object.fromEntries(
    Object.entries(machine.implementations.guards).flatMap(([name, guard]) =>
      guard ? [[name, listen(guard)]] : [],
    ),
  )
  return {
    machine: machine.provide({ guards }),
    takeRead: (): string[] => {
      const keys = [...read]
      read.clear()
      return keys
    },
  }
}
