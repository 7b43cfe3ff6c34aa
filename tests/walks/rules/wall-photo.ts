import { roomPhoto } from '../fixtures/pictures/wall-photo.ts'
import type { Rules } from './rule.ts'

const file = { name: 'room.jpg', type: 'image/jpeg', size: 1_000 }
const line = (toX: number, toY: number) => ({ from: { x: 0.25, y: 0.25 }, to: { x: toX, y: toY } })

export const wallPhoto: Rules = {
  checkFile: [
    [file],
    [{ ...file, type: 'image/png' }],
    [{ ...file, type: 'image/gif' }],
    [{ ...file, type: '' }],
    [{ ...file, size: 25_000_000 }],
    [{ ...file, size: 25_000_001 }],
    [{ ...file, name: 'a.heif' }],
    [{ ...file, name: 'a.HEIC' }],
    [{ ...file, name: 'a.heic.jpg' }],
    [{ ...file, type: 'image/heic' }],
    [{ ...file, type: 'image/heif' }],
    [{ ...file, type: 'image/heic-sequence' }],
    [{ ...file, type: 'x-image/heic' }],
  ],
  keepWithin: [[{ x: -0.1, y: 1.1 }], [{ x: 1.1, y: -0.1 }], [{ x: 0.3, y: 0.7 }]],
  toLength: [
    ['80'],
    [' 80 '],
    ['0'],
    ['0.5'],
    ['1'],
    ['8.25'],
    ['8.255'],
    ['600'],
    ['600.5'],
    ['1000'],
    ['a 8'],
    ['8 in'],
    [''],
  ],
  checkMeasure: [
    [roomPhoto, line(0.25, 0.75), '80'],
    [roomPhoto, line(0.25, 0.75), ''],
    [roomPhoto, line(0.27, 0.25), '80'],
    [roomPhoto, line(0.269, 0.25), '80'],
    [roomPhoto, line(0.25, 0.27), '80'],
    [roomPhoto, line(0.25, 0.28), '80'],
    [roomPhoto, line(0.25, 0.25), ''],
    [roomPhoto, { from: { x: 0, y: 0 }, to: { x: 0.02, y: 0 } }, '80'],
  ],
  measureWidth: [
    [roomPhoto, line(0.25, 0.75), 80],
    [roomPhoto, line(0.75, 0.25), 80],
    [roomPhoto, line(0.75, 0.75), 80],
    [roomPhoto, line(0, 0), 80],
  ],
}
