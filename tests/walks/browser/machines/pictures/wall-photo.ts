import { expect, type Locator } from '@playwright/test'
import sharp from 'sharp'
import type { WallPhotoContext, wallPhotoMachine } from '#machines/wall-photo/machine.ts'
import type { Line, Point } from '#machines/wall-photo/measure.ts'
import {
  brokenFile,
  roomFile,
  roomPhoto,
  undecodable,
  wallPhoto as walk,
} from '../../../fixtures/pictures/wall-photo.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import type { Visit } from '../../visit.ts'

/** Any image of the demo catalogue. */
const IMAGE = '/images/aq-000001'

const plan = { name: 'plan.pdf', type: 'application/pdf', size: 900 }
const heif = { name: 'IMG_1', type: 'image/heif', size: 900 }

const wall = ({ page }: Visit) => page.getByRole('tabpanel', { name: 'On a wall' })
const button = (visit: Visit, name: string | RegExp) => wall(visit).getByRole('button', { name })
const photo = (visit: Visit) => wall(visit).getByRole('img', { name: 'Your room' })
const work = (visit: Visit) => button(visit, /in your room\. Arrow keys move it\.$/)
const end = (visit: Visit, name: keyof Line) =>
  button(visit, name === 'from' ? /^First end of the line/ : /^Second end of the line/)
const length = (visit: Visit) => wall(visit).getByRole('textbox', { name: /length in inches/ })

/** A photo of as many bytes as the walk says; what follows on its picture is of no use to the browser. */
const bytesOf = async ({ name, size }: { name: string; size: number }) => {
  const picture = await sharp({ create: { ...roomPhoto, channels: 3, background: '#b9c9d2' } })
    .png()
    .toBuffer()
  return Buffer.concat(
    [name === roomFile.name ? picture : Buffer.from('no picture'), Buffer.alloc(size)],
    size,
  )
}

/** Has the browser decode no picture before the path says how that ends. */
const holdDecoding = ({ page }: Visit) =>
  page.addInitScript(() => {
    const decode = createImageBitmap
    const waiting: (() => void)[] = []
    Object.assign(window, {
      decodeWaiting: () => {
        for (const go of waiting.splice(0)) go()
      },
      createImageBitmap: async (file: Blob) => {
        await new Promise<void>((go) => waiting.push(go))
        return decode(file)
      },
    })
  })

const decodeWaiting = ({ page }: Visit) => page.evaluate(() => Reflect.get(window, 'decodeWaiting')())

/** Where it stands in the photo, by its middle. */
const placeOf = async (visit: Visit, part: Locator): Promise<Point> => {
  const [box, within] = await Promise.all([part.boundingBox(), photo(visit).boundingBox()])
  if (!box || !within) throw new Error('It is not in the photo.')
  return {
    x: (box.x + box.width / 2 - within.x) / within.width,
    y: (box.y + box.height / 2 - within.y) / within.height,
  }
}

const expectAt = async (visit: Visit, part: Locator, at: Point) => {
  await expect.poll(async () => (await placeOf(visit, part)).x).toBeCloseTo(at.x, 1.5)
  await expect.poll(async () => (await placeOf(visit, part)).y).toBeCloseTo(at.y, 1.5)
}

/** Drags it by its middle, at once: one event. */
const drag = async (visit: Visit, part: Locator, to: Point) => {
  const { mouse } = visit.page
  await part.scrollIntoViewIfNeeded()
  const [box, within] = await Promise.all([part.boundingBox(), photo(visit).boundingBox()])
  if (!box || !within) throw new Error('It is not in the photo.')
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await mouse.down()
  await mouse.move(within.x + to.x * within.width, within.y + to.y * within.height)
  await mouse.up()
}

/** A pointer is somewhere on a pixel. */
const sameIfNear = <Moved extends { to: Point }>(event: Moved, { sent }: { sent: Moved }): Moved => {
  expect(sent.to.x).toBeCloseTo(event.to.x, 1.5)
  expect(sent.to.y).toBeCloseTo(event.to.y, 1.5)
  return { ...event, to: sent.to }
}

const expectSaid = async (visit: Visit, { failure }: WallPhotoContext) => {
  if (failure) await expect(wall(visit).getByRole('alert')).toHaveText(failure.message)
  else await expect(wall(visit).getByRole('alert')).toHaveCount(0)
}

export const wallPhoto = browserWalkOf<typeof wallPhotoMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [],
      open: async (visit) => {
        await holdDecoding(visit)
        await visit.page.goto(IMAGE)
        await visit.page.getByRole('tab', { name: 'On a wall' }).click()
        await expect(wall(visit).getByRole('radio', { name: 'Living room' })).toBeVisible()
      },
    },
  ],
  walk: {
    events: [
      ...[roomFile, brokenFile, plan, heif].map((file) => ({ type: 'photo.chosen', file }) as const),
      { type: 'photo.removed' },
      { type: 'line.moved', end: 'from', to: { x: 0.5, y: 0.25 } },
      { type: 'line.moved', end: 'to', to: { x: 0.75, y: 0.75 } },
      { type: 'length.entered', text: '80' },
      { type: 'length.entered', text: ' 84.5 ' },
      { type: 'length.entered', text: '601' },
      { type: 'measure.finished' },
      { type: 'measure.begun' },
      { type: 'work.moved', to: { x: 0.25, y: 0.5 } },
    ],
    answers: { readPhoto: [roomPhoto] },
    refusals: { readPhoto: [undecodable] },
  },
  performs: {
    'photo.chosen': async (visit, { file }) =>
      visit.page
        .getByLabel('Photo of your room')
        .setInputFiles({ name: file.name, mimeType: file.type, buffer: await bytesOf(file) }),
    'photo.removed': (visit) => button(visit, 'Remove photo').click(),
    'line.moved': (visit, { end: name, to }) => drag(visit, end(visit, name), to),
    'length.entered': (visit, { text }) => length(visit).fill(text),
    'measure.finished': (visit) => button(visit, 'Hang it').click(),
    'measure.begun': (visit) => button(visit, 'Measure again').click(),
    'work.moved': (visit, { to }) => drag(visit, work(visit), to),
    ...{
      'xstate.done.actor.readPhoto': decodeWaiting,
      'xstate.error.actor.readPhoto': decodeWaiting,
    },
  },
  sends: {
    'photo.chosen': (event) => event,
    'line.moved': sameIfNear,
    'length.entered': (event) => event,
    'work.moved': sameIfNear,
  },
  /** Once there is a photo, another can be chosen as that is removed; the browser says which can be read. */
  may: ({ type, text, ...event }, { value, context: { photo: room, file, length: typed, line, at } }) => {
    if (type === 'photo.chosen') return room === null
    if (type === 'photo.removed') return value === 'placed'
    if (type === 'xstate.done.actor.readPhoto') return file?.name === roomFile.name
    if (type === 'xstate.error.actor.readPhoto') return file?.name === brokenFile.name
    if (type === 'line.moved') return line[event.end].x !== event.to.x
    if (type === 'work.moved') return at.x !== event.to.x
    return type !== 'length.entered' || text !== typed
  },
  looks: {
    choosing: async (visit, { context }) => {
      await expect(photo(visit)).toHaveCount(0)
      await expect(button(visit, 'Your room')).toBeVisible()
      await expectSaid(visit, context)
    },
    reading: async (visit, { context }) => {
      await expect(button(visit, 'Opening…')).toBeVisible()
      await expectSaid(visit, context)
    },
    measuring: async (visit, { context }) => {
      await expect(photo(visit)).toBeVisible()
      await expect(work(visit)).toHaveCount(0)
      await expect(length(visit)).toHaveValue(context.length)
      await expectAt(visit, end(visit, 'from'), context.line.from)
      await expectAt(visit, end(visit, 'to'), context.line.to)
      await expectSaid(visit, context)
      if (context.failure) await expect(length(visit)).toHaveAccessibleDescription(context.failure.message)
    },
    placed: async (visit, { context }) => {
      await expectAt(visit, work(visit), context.at)
      await expect(wall(visit).getByText('Your photo stays on this device.')).toBeVisible()
      await expectSaid(visit, context)
    },
  },
})
