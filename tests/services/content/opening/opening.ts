import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { OpenedPicture, Opener } from '#services/content/opening/contract.ts'
import { createOpener } from '#services/content/opening/opener.ts'
import { PictureRefused } from '#services/content/opening/refused.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { createFolder } from '#tests/support/services/settings.ts'

/** A real opener, and a folder of files for it. */
export interface Studio {
  opener: Opener
  /** Opens these bytes as a file of this name. */
  open(bytes: Buffer, name?: string): Promise<OpenedPicture & { proof: Sharp }>
  /** Answers the refusal of these bytes, and throws where they are taken or anything is left of a proof. */
  refusal(bytes: Buffer, name?: string): Promise<{ code: string; message: string }>
}

export function openStudio(options?: Parameters<typeof createOpener>[0]): Studio {
  const opener = createOpener(options)
  afterFile(() => opener.close())
  const folder = createFolder()
  const proofs = createFolder()
  let count = 0
  const keep = (bytes: Buffer, name = 'picture') => {
    count += 1
    const path = join(folder, `${count}-${name}`)
    writeFileSync(path, bytes)
    return { path, proof: join(proofs, String(count)) }
  }
  return {
    opener,
    async open(bytes, name) {
      const { path, proof } = keep(bytes, name)
      return { ...(await opener.open(path, proof)), proof: sharp(proof) }
    },
    async refusal(bytes, name) {
      const { path, proof } = keep(bytes, name)
      const before = readdirSync(proofs)
      try {
        await opener.open(path, proof)
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error
        if (readdirSync(proofs).length > before.length) throw new Error('Something is left of a proof')
        return { code: error.code, message: error.message }
      }
      throw new Error('It was taken')
    },
  }
}

/** Draws noise, which compresses badly and so has many bytes to lose. */
export const noise = (width = 600, height = 400): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
