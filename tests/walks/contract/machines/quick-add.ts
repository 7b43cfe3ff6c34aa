import { createQuickAddEffects } from '#client/effects/quick-add/quick-add.ts'
import type { ContentItem } from '#services/content/images/contract.ts'
import { SUBSTRATE_FACTS } from '#services/main/pricing/substrate-book.ts'
import type { WorkspaceView } from '#services/main/projects/contract.ts'
import type { AvailableSizes, Framing } from '#services/main/sizes/contract.ts'
import { image } from '#tests/graph/support/made.ts'
import { framing } from '../../fixtures/quick-add.ts'
import { page, pictures } from '../made.ts'
import { askPort, type Success } from '../port.ts'
import { answerDone } from '../route.ts'
import { readImages } from '../routes/content.ts'
import { sizes, workspaces } from '../routes/main.ts'

const CUSTOM = { width: 999_999, height: 999_999, unit_price: null }

const production = { from: 2, to: 4 }

const { matWidths: mat_widths, prices, ...same } = framing

/** The same as the service says it. */
const sold = {
  ...same,
  mat_widths,
  prices: prices.map(({ byMark: by_mark, ...frame }) => ({ ...frame, by_mark })),
  production: { from: 5, to: 8 },
} as Framing

const offer: AvailableSizes = {
  substrates: [
    {
      substrate: 'mural',
      label: 'Mural',
      facts: SUBSTRATE_FACTS.mural,
      production,
      sizes: [],
      custom: null,
      base: 1,
      rate: 1,
      factor: 1,
      framing: null,
    },
    {
      substrate: 'canvas',
      label: 'Canvas',
      facts: SUBSTRATE_FACTS.canvas,
      production,
      sizes: [{ width: 12, height: 9, unit_price: 4_500 }],
      custom: null,
      base: 1,
      rate: 1,
      factor: 1,
      framing: null,
    },
    {
      substrate: 'print',
      label: 'Print',
      facts: SUBSTRATE_FACTS.print,
      production,
      sizes: [
        { width: 12, height: 9, unit_price: 2_000 },
        { width: 18, height: 14, unit_price: 3_000 },
        { width: 24, height: 18, unit_price: 4_000 },
        CUSTOM,
      ],
      custom: { min: { width: 4, height: 3 }, max: { width: 60, height: 45 } },
      base: 1_000,
      rate: 10,
      factor: 1.25,
      framing: sold,
    },
  ],
}

/** Take another width each time: the graph remembers sizes that were asked for. */
let width = 10
const picture = (substrates: ContentItem['substrates']) => () => {
  width += 0.01
  return pictures(image('i-1', { substrates, max_width: width }))
}

const offered: Success['answers'] = [
  [readImages, answerDone(picture(['mural', 'canvas', 'print']))],
  [sizes, answerDone(offer)],
]

const workspace = (id: number, label: string): WorkspaceView => ({
  id,
  label,
  project: { id, name: label, label },
  token: `cart-${id}`,
})
const [lobby, hotel] = [workspace(7, 'Lobby'), workspace(9, 'Hotel')]

const found = (when: string, count: number, ...results: WorkspaceView[]): Success => ({
  when,
  answers: [[workspaces, answerDone({ ...page(...results), count })]],
})

export const quickAdd = {
  loadSizes: askPort((client) => createQuickAddEffects(client).actors.loadSizes, {
    input: { imageId: 'i-1' },
    successes: [
      { when: 'it is offered', answers: offered },
      {
        when: 'it is offered on nothing',
        answers: [
          [readImages, answerDone(picture([]))],
          [sizes, answerDone(offer)],
        ],
      },
      { when: 'the picture is gone', answers: [[readImages, answerDone(pictures())]] },
      {
        when: 'its source cannot be asked',
        answers: [[readImages, answerDone({ ...pictures(), unreached: ['i-1'] })]],
      },
    ],
  }),
  loadWorkspaces: askPort((client) => createQuickAddEffects(client).actors.loadWorkspaces, {
    input: { search: '' },
    successes: [
      found('there are more than are told', 21, lobby, hotel),
      found('one was named anew', 2, lobby, { ...hotel, label: 'Hotel Miramar' }),
      found('there is one', 1, lobby),
      found('one of more is told', 21, lobby),
    ],
  }),
}
