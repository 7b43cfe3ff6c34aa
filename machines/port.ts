import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

/**
 * Makes a typed port with no body: the chart says what it needs, client/effects fills it in by `.provide()`.
 */
export const declarePort = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The port ${name} is not provided.`)))

/**
 * Makes a typed port with no body that stays open while its state lasts: the chart sends it orders, and it
 * answers with events of the chart.
 */
export const declareOpenPort = <Order extends EventObject, Input = NonReducibleUnknown>(name: string) =>
  fromCallback<Order, Input>(() => {
    throw new Error(`The port ${name} is not provided.`)
  })
