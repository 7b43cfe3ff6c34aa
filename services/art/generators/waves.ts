import { along, byLightness, mix } from '../color.ts'
import { curve, noise } from '../shapes.ts'
import { type Generator, ground, type Point, stroke } from '../sheet.ts'

/** Many parallel lines that bend together, like combed sand or sound. */
export const waves: Generator = (sheet) => {
  const { width, height, palette, random, hand } = sheet
  const dark = hand.chance(0.4)
  const pitch = hand.between(17, 30)
  const margin = hand.pick([0, 80])
  const paper = dark ? mix(palette.ink, palette.colors[0], 0.25) : palette.ground
  const ramp = hand.chance(0.5) ? [...palette.colors] : byLightness(palette.colors.slice(0, dark ? 5 : 3))
  const swell = noise(random, 1)
  const ripple = noise(random, 1)
  const [centerX, centerY] = [width * random.between(0.25, 0.75), height * random.between(0.3, 0.7)]
  const marks: string[] = []
  for (let y = margin - 120; y < height - margin + 130; y += pitch) {
    const points: Point[] = []
    for (let x = margin; x <= width - margin + 1; x += (width - 2 * margin) / 22) {
      const pull = Math.exp(-(((x - centerX) / 300) ** 2) - ((y - centerY) / 260) ** 2)
      const lift = swell(x / 380 + y / 900) * 70 + ripple(x / 150 + y / 300) * 12 + pull * 130
      points.push([x, Math.min(height - margin, Math.max(margin, y - lift))])
    }
    const color = along(ramp, (y + 120) / (height + 240))
    marks.push(stroke(curve(points), color, pitch * random.between(0.3, 0.62)))
  }
  return ground(sheet, paper) + marks.join('')
}
