import { fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * A typed port with no body: the chart declares what it needs, client/effects fills it in by `.provide()`.
 */
export const port = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not provided.`)))
