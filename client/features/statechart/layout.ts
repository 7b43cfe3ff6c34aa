import type { ElkExtendedEdge, ElkLabel, ElkNode } from 'elkjs/lib/elk-api.js'
import type { AnyStateMachine } from 'xstate'
import { bundlesOf } from './bundle.ts'
import { type ChartState, type ChartTransition, describe } from './describe.ts'
import type { Arrow, Box, Drawing, Place } from './drawing.ts'
import { openElk } from './elk.ts'
import { headHeightOf, headWidthOf } from './head.ts'
import { labelHeightOf, labelWidthOf, linesOf } from './text.ts'

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
}

const SPACING = {
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '6',
  'elk.spacing.nodeSelfLoop': '16',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
}

const START = 10
const INSET = 20
const MARGIN = 4

const paddingOf = (top: number, sides: number) => `[top=${top},left=${sides},right=${sides},bottom=${sides}]`

const startOf = (id: string) => `${id}|start`

/** A history state is where its own arrow begins. */
const sourceOf = ({ id, kind }: ChartState) => (kind === 'history' ? id : startOf(id))

const toNode = (state: ChartState): ElkNode => {
  const head = headHeightOf(state)
  if (state.states.length === 0) return { id: state.id, width: headWidthOf(state), height: head }
  const start: ElkNode[] = state.initial ? [{ id: startOf(state.id), width: START, height: START }] : []
  return {
    id: state.id,
    children: [...start, ...state.states.map(toNode)],
    layoutOptions: {
      ...OPTIONS,
      ...SPACING,
      'elk.padding': paddingOf(head + INSET, INSET),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // Laid out downwards, ELK takes what holds other states for lying on its side.
      'elk.nodeSize.minimum': `(${head},${headWidthOf(state)})`,
    },
  }
}

const toGraph = (chart: ChartState): ElkNode => ({
  id: '',
  children: [toNode(chart)],
  edges: toEdges(chart),
  layoutOptions: { ...OPTIONS, ...SPACING, 'elk.padding': paddingOf(MARGIN, MARGIN) },
})

const toEdges = (state: ChartState): ElkExtendedEdge[] => [
  ...(state.initial ? [{ id: startOf(state.id), sources: [sourceOf(state)], targets: [state.initial] }] : []),
  ...bundlesOf(state).map(({ id, source, target, transitions }) => ({
    id,
    sources: [source],
    targets: [target],
    labels: labelsOf(transitions),
  })),
  ...state.states.flatMap(toEdges),
]

/** Words stand on their line, not beside it, so that it is plain whose they are. */
const labelsOf = (transitions: readonly ChartTransition[]): ElkLabel[] => {
  if (transitions.every((transition) => linesOf(transition).length === 0)) return []
  return [
    {
      // ELK leaves out a label without text.
      text: 'label',
      width: Math.max(...transitions.map(labelWidthOf)),
      height: transitions.reduce((sum, transition) => sum + labelHeightOf(transition), 0),
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    },
  ]
}

const placeOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Place>): Place => ({ x, y, width, height })

const listNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(listNodes)]
const listStates = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(listStates)]

const toDrawing = (chart: ChartState, laidOut: ElkNode): Drawing => {
  const [whole, ...nodes] = listNodes(laidOut)
  const states = new Map(listStates(chart).map((state) => [state.id, state]))
  const bundles = new Map(
    [...states.values()].flatMap(bundlesOf).map(({ id, transitions }) => [id, transitions]),
  )
  const boxes = nodes.flatMap((node): Box[] => {
    const state = states.get(node.id)
    return state ? [{ ...placeOf(node), state }] : []
  })
  const arrows = (laidOut.edges ?? []).flatMap((edge): Arrow[] =>
    (edge.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) => ({
      id: edge.id,
      transitions: bundles.get(edge.id) ?? [],
      points: [startPoint, ...bendPoints, endPoint],
      label: edge.labels?.[0] ? placeOf(edge.labels[0]) : null,
    })),
  )
  const starts = nodes.filter(({ id }) => !states.has(id)).map(placeOf)
  return { ...placeOf(whole ?? {}), boxes, arrows, starts, chart }
}

const layOut = async (machine: AnyStateMachine): Promise<Drawing> => {
  const chart = describe(machine)
  const elk = await openElk()
  return toDrawing(chart, await elk.layout(toGraph(chart)))
}

const asked = new WeakMap<AnyStateMachine, Promise<Drawing>>()
const drawn = new WeakMap<AnyStateMachine, Drawing>()

/** Lays the machine's chart out, once. */
export const draw = (machine: AnyStateMachine): Promise<Drawing> => {
  const before = asked.get(machine)
  if (before) return before
  const drawing = layOut(machine)
  asked.set(machine, drawing)
  drawing.then(
    (done) => drawn.set(machine, done),
    () => asked.delete(machine),
  )
  return drawing
}

/** The drawing, where it has been made before. */
export const findDrawing = (machine: AnyStateMachine): Drawing | null => drawn.get(machine) ?? null
