import { createMetricsServer } from '#services/shared/metrics/server.ts'
import type { Settings } from '#services/shared/settings.ts'
import { listen } from './listen.ts'

const SETTINGS = { web: 'METRICS_PORT', services: 'SERVICES_METRICS_PORT' } as const

/** Serves a process's metrics at a port of their own, where the settings name one, until the process ends. */
export const openMetrics = async (
  { metrics: { host, ports } }: Pick<Settings, 'metrics'>,
  part: keyof typeof SETTINGS,
): Promise<void> => {
  const port = ports[part]
  if (port === undefined) return
  const server = createMetricsServer(host)
  await listen(server, { host, port, setting: SETTINGS[part], hostSetting: 'METRICS_HOST' })
  server.server.unref()
}
