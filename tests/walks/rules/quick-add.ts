import type { OfferedSubstrate } from '#machines/quick-add/ports.ts'
import { hotel, lobby, offered } from '../fixtures/quick-add.ts'
import type { Rules } from './rule.ts'

const [none, canvas, print] = offered
const custom = print?.custom ?? null
const withSizes = (...sizes: OfferedSubstrate['sizes']) => ({
  substrate: 'x',
  label: 'X',
  sizes,
  custom: null,
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
}

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
    [{ ...chosen, width: '' }],
    [{ ...chosen, height: '' }],
    [{ ...chosen, width: '61' }],
    [{ ...chosen, height: '46' }],
  ],
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
