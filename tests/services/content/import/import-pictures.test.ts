import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createFolder } from '#tests/support/services/settings.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { fileOf } from './files.ts'
import { setUpImports } from './importing.ts'

onEachStore((openStore) => {
  const { content, bring } = setUpImports(openStore)

  describe('pictures', () => {
    const paint = (path: string, width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#2050a0' } }).toFile(path)

    test('named in rows are stored whole, with their size and colours, and are served', async () => {
      const folder = createFolder()
      await paint(join(folder, 'lake.jpg'), 900, 600)
      await paint(join(folder, 'Tall & odd.png'), 300, 800)
      const rows = [
        { file: 'lake.jpg', title: 'Lake' },
        { id: 'tall', picture: 'Tall & odd.png' },
        { id: 'plate', title: 'No picture' },
      ]
      const path = fileOf('pictures.json', JSON.stringify(rows))
      expect(await bring(path, { pictures: folder })).toMatchObject({ added: 3, bad: 0 })
      const lake = await content().image('lake')
      expect(lake).toMatchObject({
        pixel_width: 900,
        pixel_height: 600,
        orientation: 'horizontal',
        title: 'Lake',
      })
      expect(lake.preview).toMatch(/^data:image\/webp;base64,.{1,690}$/)
      expect(
        await content().database.query(`select colors, artwork from content.images where id = 'lake'`),
      ).toEqual([
        {
          colors: ['blue'],
          artwork: { kind: 'file', path: expect.stringMatching(/^[0-9a-f]{2}\/[0-9a-f]{64}\.jpg$/) },
        },
      ])
      expect(readdirSync(join(content().dataDir, 'drafts'))).toEqual([])
      for (const id of ['lake', 'tall', 'plate']) {
        const served = await content().picture(await content().image(id))
        expect(served).toMatchObject({ status: 200, type: 'image/webp' })
      }
      expect(await bring(path, { pictures: folder })).toMatchObject({ same: 3 })
    })

    test('are sold up to 150 pixels an inch, and one too small for the standard sizes in its own where it is published', async () => {
      const folder = createFolder()
      await paint(join(folder, 'large.png'), 3_600, 2_700)
      await paint(join(folder, 'small.png'), 1_500, 1_000)
      const rows = [
        { id: 'large', file: 'large.png' },
        { id: 'less', file: 'large.png', max_width: 20, max_height: 15 },
        { id: 'more', file: 'large.png', max_width: 90, max_height: 60 },
        { id: 'small', file: 'small.png', substrates: ['print', 'canvas'] },
      ]
      const path = fileOf('pictures.json', JSON.stringify(rows))
      const printOf = async (id: string) => {
        const { max_width, max_height, substrate_sizes } = await content().image(id)
        return { max_width, max_height, substrate_sizes }
      }
      expect(await bring(path, { pictures: folder })).toMatchObject({ added: 4, bad: 0 })
      expect(await printOf('large')).toEqual({ max_width: 24, max_height: 18, substrate_sizes: {} })
      expect(await printOf('less')).toEqual({ max_width: 20, max_height: 15, substrate_sizes: {} })
      expect(await printOf('more')).toEqual({ max_width: 24, max_height: 18, substrate_sizes: {} })
      const own = [{ width: 10, height: 7 }]
      expect(await printOf('small')).toEqual({
        max_width: 10,
        max_height: 7,
        substrate_sizes: { print: own, canvas: own },
      })
    })

    test('that are broken, missing or outside the folder make a bad row', async () => {
      const folder = createFolder()
      await paint(join(folder, 'whole.jpg'), 400, 400)
      const bytes = await sharp(join(folder, 'whole.jpg')).toBuffer()
      writeFileSync(join(folder, 'cut.jpg'), bytes.subarray(0, bytes.length / 2))
      writeFileSync(join(folder, 'text.jpg'), 'not a picture')
      const rows = [
        { id: 'cut', file: 'cut.jpg' },
        { id: 'text', file: 'text.jpg' },
        { id: 'missing', file: 'missing.jpg' },
        { id: 'dots', file: '../../../../etc/passwd' },
        { id: 'root', file: '/etc/passwd' },
        { id: 'folder', file: '.' },
        { id: 'fine', file: 'whole.jpg' },
      ]
      const { added, faults } = await bring(fileOf('pictures.json', JSON.stringify(rows)), {
        pictures: folder,
      })
      expect(added).toBe(1)
      expect(faults.map(({ entry, reason }) => [entry, reason])).toEqual([
        [1, 'file: cut.jpg: This file is incomplete. Copy or export it again.'],
        [2, 'file: text.jpg: We can’t read this file as a picture. Send a JPEG, PNG, WebP, or TIFF.'],
        [3, `file: missing.jpg is not in ${folder}.`],
        [4, `file: ../../../../etc/passwd is not in ${folder}.`],
        [5, `file: /etc/passwd is not in ${folder}.`],
        [6, `file: . is not in ${folder}.`],
      ])
    })
  })
})
