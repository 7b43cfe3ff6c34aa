import { Histogram } from 'prom-client'
import { RestError, type Service } from './errors.ts'

/** In seconds, up to the timeout of a call. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

const duration = new Histogram({
  name: 'upstream_request_duration_seconds',
  help: 'Calls of the services by the graph: ok, refused, or unavailable.',
  labelNames: ['service', 'outcome'],
  buckets: BUCKETS,
})

/** Makes a call and notes how it went. Throws what the call throws. */
export const measureCall = async <T>(service: Service, call: () => Promise<T>): Promise<T> => {
  const end = duration.startTimer({ service })
  try {
    const answer = await call()
    end({ outcome: 'ok' })
    return answer
  } catch (error) {
    const isRefused = error instanceof RestError && error.status !== 503
    end({ outcome: isRefused ? 'refused' : 'unavailable' })
    throw error
  }
}
