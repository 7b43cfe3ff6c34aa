import type { Queryable } from '#services/shared/database/driver.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import { editRecord } from '#services/shared/resources/commands.ts'
import type { ChangedField, Values } from '#services/shared/resources/contract.ts'
import type { By } from '#services/shared/resources/resource.ts'
import type { Substrate } from '#services/shared/vocabulary.ts'
import { refuseOwnImage } from '../../images/ownership.ts'
import { keepPictures, type Picture } from '../../images/pictures.ts'
import { images } from '../../images/resource.ts'
import type { OpenedPicture } from '../../opening/contract.ts'
import { type Extent, orientationOf, renditionOf } from '../../record/extent.ts'
import { readImage } from '../../record/image-store.ts'
import { isSmallPrint, largestPrintOf } from '../../record/print.ts'
import type { PictureBody } from '../contract.ts'
import { lockFile } from '../files/store.ts'
import { finishFile } from '../finish-file.ts'

const MEGA = 1_000_000

/**
 * Puts a file that is ready in the place of an image's picture: an edit of the image's record, which keeps
 * its id, history, collections and orders. Answers what others have changed since. Throws 400 by field, 403
 * for one's own work, 404, and 409 as an edit does.
 */
export async function replacePicture(
  tx: Queryable,
  id: string,
  { file: fileId, version }: PictureBody,
  by: By,
): Promise<ChangedField[]> {
  await images.lock?.(tx)
  const file = await lockFile(tx, fileId, by.user.user_id)
  const image = await readImage(tx, id)
  if (!image) throw notFound()
  await refuseOwnImage(tx, id, by.user)
  if (image.artwork.kind === 'stock')
    throw invalid({ file: ['The picture of a stock image is its source’s.'] })
  if (!file?.opened || file.original === null || file.upload !== null)
    throw invalid({ file: ['This file is not ready, or is gone.'] })
  const print = largestPrintOf(file.opened.pixels, null)
  const picture = await keepPictures(tx, image, pictureOf(file.opened, file.original))
  const sent = {
    picture,
    max_width: print.width,
    max_height: print.height,
    substrate_sizes: ownSizesOf(image.substrates, print),
  }
  const merged = await editRecord(tx, images, id, { version, sent }, by)
  await finishFile(tx, file.id, { image: id })
  return merged
}

function pictureOf({ pixels, placeholder, colors }: OpenedPicture, path: string): Picture {
  const rendition = renditionOf(pixels, pixels)
  return {
    artwork: { kind: 'file', path },
    pixelWidth: rendition.width,
    pixelHeight: rendition.height,
    placeholder,
    orientation: orientationOf(pixels),
    colors,
    megapixels: Math.round((pixels.width * pixels.height) / (MEGA / 10)) / 10,
  }
}

/** Sell one under 12 inches in that size alone: whoever replaces a picture means to sell it. */
const ownSizesOf = (substrates: readonly Substrate[], print: Extent): Values =>
  isSmallPrint(print) ? Object.fromEntries(substrates.map((name) => [name, [{ ...print }]])) : {}
