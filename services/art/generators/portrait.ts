import { apartFrom, darken, lighten, mix } from '../color.ts'
import { circle, type Generator, ground, group, n, path, type Sheet, stroke, tag } from '../sheet.ts'

const SKINS = ['#f0cdb0', '#e2ad86', '#c98b62', '#a4683f', '#7d4a2c', '#5a3320'] as const

/** A sitter in flat colour: the face is left to a few lines. */
export const portrait: Generator = (sheet) => {
  const { width, height, palette, random } = sheet
  const wall = random.pick([
    palette.ground,
    palette.colors[3],
    palette.colors[2],
    mix(palette.colors[4], palette.ground, 0.35),
  ])
  const count = Math.max(1, Math.round(width / height / 0.95))
  const scale = Math.min(width / count / 620, height / 1000) * 1.02
  const people = Array.from({ length: count }, (_, i) => {
    const x = width * (0.5 + ((i + 0.5) / count - 0.5) * 0.96)
    const side = random.chance(0.5) ? 1 : -1
    const transform = `translate(${n(x)} ${n(height)}) scale(${(side * scale).toFixed(3)} ${(scale * random.between(0.94, 1)).toFixed(3)})`
    return group(sitter(sheet, wall), { transform })
  })
  return ground(sheet, wall) + people.join('')
}

function sitter(sheet: Sheet, wall: string): string {
  const { palette, random, hand } = sheet
  const lined = hand.chance(0.6)
  const skin = mix(random.pick(SKINS), palette.colors[3], hand.between(0, 0.2))
  const hair = random.pick([
    palette.ink,
    darken(palette.colors[0], 0.4),
    mix(palette.ink, palette.colors[4], 0.25),
  ])
  const dress = random.pick(apartFrom(wall, palette.colors, 0.1))
  const halo = hand.chance(0.3) ? circle(0, -590, 300, mix(palette.colors[4], wall, 0.25)) : ''
  if (random.chance(0.32)) {
    const beard = random.chance(0.6)
      ? path(
          'M-137 -600C-140 -470 -84 -384 0 -376C84 -384 140 -470 137 -600C124 -520 74 -506 0 -512C-74 -506 -124 -520 -137 -600Z',
          hair,
        )
      : ''
    const cap = path(
      'M-152 -590C-176 -770 -110 -852 0 -856C110 -852 176 -770 152 -590C146 -660 132 -694 104 -716Q20 -700 -60 -742C-120 -720 -142 -670 -152 -590Z',
      hair,
    )
    return [halo, body(sheet, skin, dress), head(skin, palette.ink, lined, skin, beard), cap].join('')
  }
  const behind = hairBehind(sheet, hair)
  const dressed = body(sheet, skin, dress)
  const front = path(pickFringe(sheet), hair)
  const hat = random.chance(0.22) ? drawHat(palette.colors[random.whole(0, 2)] ?? hair) : ''
  const face = head(skin, palette.ink, lined, palette.colors[4], '')
  return [halo, hat ? path(UNDER_A_HAT, hair) : behind, dressed, face, front, hat].join('')
}

function body({ random, palette }: Sheet, skin: string, dress: string): string {
  const neck = path('M-58 -470L-64 -300Q0 -240 64 -300L58 -470Z', darken(skin, 0.13))
  const shoulders = path(
    'M-330 20C-330 -190 -250 -262 -130 -288Q-70 -300 -62 -322Q0 -250 62 -322Q70 -300 130 -288C250 -262 330 -190 330 20Z',
    dress,
  )
  const chest = path(
    random.pick([
      'M-62 -322Q0 -150 62 -322Q0 -252 -62 -322Z',
      'M-62 -322L0 -140L62 -322Q0 -252 -62 -322Z',
      'M-64 -330Q0 -240 64 -330Q0 -300 -64 -330Z',
    ]),
    skin,
  )
  const pattern = random.pick(['none', 'stripes', 'dots', 'none'] as const)
  const mark = lighten(dress, 0.35)
  const rows = [-200, -150, -100, -50, 0]
  if (pattern === 'stripes')
    return (
      neck +
      shoulders +
      chest +
      stroke(rows.map((y) => `M-240 ${y}Q0 ${y + 34} 240 ${y}`).join(''), mark, 9, { opacity: 0.8 })
    )
  const dots = rows.flatMap((y, row) =>
    [-200, -120, -40, 40, 120, 200].map((x) => circle(x + (row % 2) * 40, y + 12, 9, palette.ground)),
  )
  return neck + shoulders + chest + (pattern === 'dots' ? dots.join('') : '')
}

function head(skin: string, ink: string, lined: boolean, jewel: string, beard: string): string {
  const face = path(
    'M-136 -640C-140 -500 -92 -408 0 -400C92 -408 140 -500 136 -640C132 -760 70 -800 0 -800C-70 -800 -132 -760 -136 -640Z',
    skin,
  )
  const cheek = [
    circle(-82, -540, 32, '#c8553d', { opacity: 0.22 }),
    circle(82, -540, 32, '#c8553d', { opacity: 0.22 }),
  ].join('')
  const lips = path('M-40 -474Q-18 -492 0 -480Q18 -492 40 -474Q0 -442 -40 -474Z', mix('#a83a3a', skin, 0.15))
  const ears = circle(-140, -452, 15, jewel) + circle(140, -452, 15, jewel)
  if (!lined) return ears + face + cheek + beard + lips
  const lines =
    'M-100 -652Q-66 -678 -34 -654M34 -654Q66 -678 100 -652M-96 -606Q-66 -582 -38 -604M38 -604Q66 -582 96 -606M8 -650Q-22 -560 -20 -534Q-2 -518 18 -530'
  return ears + face + cheek + beard + stroke(lines, mix(ink, skin, 0.1), 5.5) + lips
}

function hairBehind({ random }: Sheet, hair: string): string {
  const shape = random.pick([
    'M-196 -330C-250 -620 -200 -868 0 -868C200 -868 250 -620 196 -330Q0 -380 -196 -330Z',
    'M-168 -480C-220 -700 -160 -862 0 -862C160 -862 220 -700 168 -480Z',
    'M-250 -560C-290 -760 -170 -930 0 -930C170 -930 290 -760 250 -560C240 -450 170 -430 0 -440C-170 -430 -240 -450 -250 -560Z',
  ])
  const bun = random.chance(0.3) ? circle(0, -880, 78, hair) : ''
  return bun + path(shape, hair)
}

/** Falls from beneath the brim: nothing of it shows above the hat. */
const UNDER_A_HAT =
  'M-196 -330C-232 -520 -214 -680 -150 -742H150C214 -680 232 -520 196 -330Q0 -380 -196 -330Z'

const pickFringe = ({ random }: Sheet): string =>
  random.pick([
    'M-150 -600C-160 -800 -70 -842 10 -836C120 -842 160 -760 150 -600C130 -700 90 -748 20 -752C-60 -740 -130 -700 -150 -600Z',
    'M-150 -590C-170 -800 -80 -846 0 -844C110 -846 170 -780 150 -590C140 -660 120 -700 96 -716Q0 -690 -96 -716C-122 -700 -140 -660 -150 -590Z',
    'M-152 -600C-160 -790 -80 -846 0 -846C80 -846 160 -790 152 -600C146 -690 100 -730 0 -780C-100 -730 -146 -690 -152 -600Z',
  ])

const drawHat = (color: string): string =>
  path('M-150 -740C-160 -920 -80 -940 0 -940C80 -940 160 -920 150 -740Z', color) +
  path('M-150 -770H150V-740H-150Z', darken(color, 0.35)) +
  tag('ellipse', { cx: 0, cy: -742, rx: 320, ry: 52, fill: color })
