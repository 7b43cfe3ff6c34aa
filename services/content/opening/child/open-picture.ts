import { writeFile } from 'node:fs/promises'
import { MOST_BYTES } from '#machines/lifecycles/original.ts'
import type { OpenedPicture } from '../contract.ts'
import { readingFile } from '../kinds/bytes.ts'
import { recognize } from '../kinds/recognize.ts'
import { glanceAt } from '../look/glance.ts'
import { likenessOf } from '../look/likeness.ts'
import { readProfile } from '../look/profile.ts'
import { drawProof } from '../look/proof.ts'
import { blocksOf } from '../said/blocks.ts'
import { describe, isMadeByAi } from '../said/describe.ts'
import { refuseEmpty, refuseTooLarge } from '../words.ts'
import { checkHeader, readBytes, SPACES } from './check-header.ts'
import { hashOf } from './hash.ts'
import { openStrictly, readHeader } from './sharp.ts'
import { explainUnread } from './unread.ts'

/**
 * Reads the picture at `path` to its end and writes its proof to `draft`. Throws PictureRefused, and what
 * reading the file and writing the proof throws.
 */
export const openPicture = (path: string, draft: string): Promise<OpenedPicture> =>
  readingFile(path, async (bytes) => {
    if (bytes.size === 0) throw refuseEmpty()
    if (bytes.size > MOST_BYTES) throw refuseTooLarge()
    const format = await recognize(bytes)
    const header = await readBytes(format, bytes)
    const explain = explainUnread(format, bytes, header)
    const metadata = await readHeader(path).catch(explain)
    checkHeader(format, metadata, header)
    const profile = metadata.icc ? readProfile(metadata.icc) : null
    const proof = await drawProof(path, metadata, { profile, open: openStrictly }).catch(explain)
    await writeFile(draft, proof, { flush: true })
    const described = describe(
      await blocksOf(metadata, { directory: header.tiff?.directory ?? null, hasXmp: header.hasXmp }),
    )
    return {
      format,
      size: bytes.size,
      sha256: await hashOf(path),
      pixels: { width: metadata.autoOrient.width, height: metadata.autoOrient.height },
      depth: (header.tiff?.bits ?? metadata.bitsPerSample ?? 8) > 8 ? 16 : 8,
      space: SPACES.get(metadata.space) ?? 'rgb',
      profile: profile?.name ?? null,
      ...(await glanceAt(openStrictly(proof))),
      likeness: await likenessOf(openStrictly(proof)),
      isMadeByAi: isMadeByAi(described),
      described,
    }
  })
