/** A process of the shop, as traces name it unless OTEL_SERVICE_NAME does. */
export type Part = 'web' | 'services'

export interface Tracing {
  /** Sends what has not been sent. */
  stop(): Promise<void>
}
