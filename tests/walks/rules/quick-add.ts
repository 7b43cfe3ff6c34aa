import type { OfferedSubstrate } from '#machines/quick-add/ports.ts'
import { framing, hotel, lobby, offered } from '../fixtures/quick-add.ts'
import type { Rules } from './rule.ts'

const [none, canvas, print] = offered
const custom = print?.custom ?? null
const withSizes = (...sizes: OfferedSubstrate['sizes']) => ({
  substrate: 'x',
  label: 'X',
  sizes,
  custom: null,
  framing: null,
})
const own = { width: null, height: null, unitPrice: null }
const CUSTOM = { width: 999_999, height: 999_999 }
const chosen = {
  imageId: 'i-1',
  options: offered,
  substrate: 'print',
  size: CUSTOM,
  width: '20',
  height: '15',
  frame: null,
}
const walnut = { moulding: 'walnut', mat: null }
const matted = { moulding: 'walnut', mat: 'white' }
const oak = { moulding: 'natural oak', mat: null }
const size = (width: number, height: number) => ({ width, height })
const small = { framing, mark: 0 }
const large = { framing, mark: 1 }
const showing = (more: object) => [{ context: { ...chosen, ...more } }]

export const quickAdd: Rules = {
  toSize: [[own], [{ ...own, width: 4 }], [{ ...own, height: 4 }], [{ ...own, width: 4, height: 3 }]],
  isCustom: [[CUSTOM], [{ ...CUSTOM, width: 4 }], [{ ...CUSTOM, height: 4 }]],
  isDisabled: [[none], [canvas]],
  findSize: [
    [print, null],
    [print, { width: 12, height: 14 }],
    [print, { width: 18, height: 9 }],
  ],
  findDefaultSubstrate: [[offered], [[none]], [[none, canvas]], [[none, withSizes(own), canvas]]],
  findDefaultSize: [
    [withSizes(), null],
    [withSizes(own), null],
    [withSizes({ width: 8, height: 6, unitPrice: 1 }, { width: 4, height: 3, unitPrice: 1 }), null],
  ],
  toInches: [[' 20 '], ['0'], ['1.5']],
  scaleSide: [
    ['1', 0.2],
    ['2', 0.75],
  ],
  checkCustomSize: [
    [custom, '4', '3'],
    [custom, '3', '2'],
    [custom, '60', '45'],
    [custom, '61', '46'],
    [custom, '', 'x'],
  ],
  findSubstrate: [[{ options: offered }, 'nothing']],
  toChoice: [
    [chosen],
    [{ ...chosen, imageId: null }],
    [{ ...chosen, substrate: 'nothing' }],
    [{ ...chosen, size: null }],
    [{ ...chosen, size: { width: 5, height: 5 } }],
    [{ ...chosen, substrate: 'canvas' }],
    [{ ...chosen, substrate: 'canvas', size: size(5, 5) }],
    [{ ...chosen, substrate: 'nothing', size: size(12, 9) }],
    [{ ...chosen, width: '' }],
    [{ ...chosen, height: '' }],
    [{ ...chosen, width: '61' }],
    [{ ...chosen, height: '46' }],
    [{ ...chosen, frame: matted }],
    [{ ...chosen, size: size(18, 14), frame: walnut }],
    [{ ...chosen, size: size(12, 9), substrate: 'canvas', frame: walnut }],
  ],
  findInches: [
    [chosen],
    [{ ...chosen, size: null }],
    [{ ...chosen, size: size(18, 14) }],
    [{ ...chosen, width: '3' }],
    [{ ...chosen, substrate: 'nothing' }],
  ],
  priceFrame: [
    [chosen, walnut],
    [{ ...chosen, substrate: 'canvas' }, walnut],
    [{ ...chosen, size: null }, walnut],
    [{ ...chosen, size: size(12, 9) }, matted],
  ],
  priceMat: [
    [{ ...chosen, size: size(12, 9) }, matted],
    [{ ...chosen, size: null }, matted],
  ],
  drawChosen: [
    [chosen, matted],
    [{ ...chosen, size: null }, matted],
  ],
  findFrame: [
    [chosen],
    [{ ...chosen, frame: matted }],
    [{ ...chosen, frame: { ...oak, mat: 'white' } }],
    [{ ...chosen, frame: walnut, width: '40', height: '30' }],
  ],
  fitFrame: [
    [framing, size(12, 12)],
    [framing, size(24, 18)],
    [framing, size(24, 19)],
    [framing, size(25, 4)],
    [framing, size(4, 25)],
  ],
  findFitting: [
    [chosen],
    [{ ...chosen, substrate: 'canvas', size: size(12, 9) }],
    [{ ...chosen, size: null }],
    [{ ...chosen, width: '40', height: '30' }],
  ],
  findFramePrice: [
    [small, walnut],
    [large, walnut],
    [large, matted],
    [small, { moulding: 'walnut', mat: 'black' }],
    [small, { moulding: 'cherry', mat: null }],
    [{ ...large, framing: { ...framing, prices: [{ ...walnut, byMark: [1] }] } }, walnut],
  ],
  findMatPrice: [
    [small, matted],
    [small, { moulding: 'walnut', mat: 'black' }],
    [{ ...small, framing: { ...framing, prices: [{ ...matted, byMark: [1] }] } }, matted],
  ],
  drawFrame: [
    [small, walnut],
    [small, matted],
    [large, matted],
    [small, { moulding: 'cherry', mat: null }],
    [{ ...small, framing: { ...framing, matWidths: [] } }, matted],
  ],
  selectIsTooLargeToFrame: [
    showing({}),
    showing({ width: '40', height: '30' }),
    showing({ size: null }),
    showing({ substrate: 'canvas', size: size(40, 30) }),
  ],
  selectIsFrameLeftOff: [
    showing({}),
    showing({ frame: walnut }),
    showing({ frame: walnut, size: null }),
    showing({ frame: walnut, substrate: 'canvas', size: size(12, 9) }),
  ],
  selectFrame: [
    showing({ frame: matted }),
    showing({ frame: matted, size: null }),
    showing({ frame: matted, substrate: 'canvas' }),
  ],
  selectMats: [showing({ frame: walnut }), showing({ frame: oak }), showing({ frame: null })],
  selectMouldings: [showing({}), showing({ substrate: 'canvas' })],
  findKeptWorkspace: [
    [
      { workspace: hotel, search: '' },
      { count: 1, workspaces: [lobby] },
    ],
    [
      { workspace: hotel, search: 'lob' },
      { count: 1, workspaces: [lobby] },
    ],
    [
      { workspace: hotel, search: '' },
      { count: 2, workspaces: [lobby] },
    ],
  ],
  selectAreWorkspacesMany: [null, 0, 20, 21].map((workspaceCount) => [{ context: { workspaceCount } }]),
}
