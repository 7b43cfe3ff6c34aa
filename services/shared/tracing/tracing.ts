/** A process of the shop; traces call it so unless OTEL_SERVICE_NAME says otherwise. */
export type Part = 'web' | 'services'

export interface Tracing {
  /** Sends the spans that are left. */
  stop(): Promise<void>
}
