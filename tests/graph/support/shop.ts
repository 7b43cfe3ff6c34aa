import { onTestFinished } from 'vitest'
import { type OpenGraph, openGraph, type TestGraph } from './graph.ts'
import { openStandIn, type StandIn } from './stand-in.ts'

export interface TestShop {
  auth: StandIn
  main: StandIn
  content: StandIn
  graph: TestGraph
}

/** Opens the graph in front of three stand-ins, until the test ends. */
export const openShop = async ({
  settings,
  ...options
}: Partial<Omit<OpenGraph, 'settings'>> & {
  settings?: Partial<OpenGraph['settings']>
} = {}): Promise<TestShop> => {
  const [auth, main, content] = await Promise.all([openStandIn(), openStandIn(), openStandIn()])
  const graph = await openGraph({ ...options, settings: { auth, main, content, ...settings } })
  onTestFinished(() => graph.close())
  return { auth, main, content, graph }
}
