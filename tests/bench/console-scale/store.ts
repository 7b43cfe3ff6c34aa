import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { keepFolder } from '../search-scale/kept-folder.ts'
import { type OpenedServer, openServer } from '../search-scale/server.ts'
import { MADE_OF, makePostgres } from '../search-scale/stores.ts'
import { fillHistory } from './fill-history.ts'
import { fillPeople } from './fill-people.ts'

const IMAGES_AN_ARTIST = 20

/**
 * Opens a server with so many images and all that the console shows beside them, in proportion. It is a copy:
 * what is measured writes too, and the next run is to find the same.
 */
export async function openConsoleStore(size: number, say: (text: string) => void): Promise<OpenedServer> {
  const made = { size, artists: size / IMAGES_AN_ARTIST }
  const files = [...MADE_OF, 'tests/bench/console-scale/fill-*.ts']
  const kept = await keepFolder(`console-${size}`, files, (draft) => {
    say(`making ${size} images in ${draft}`)
    return makePostgres(draft, made, say, async (target) => {
      say('artists, profiles and collections')
      await fillPeople(target, made)
      say('histories')
      await fillHistory(target, made)
      await target.script('vacuum analyze')
    })
  })
  const copy = `${kept}.run-${process.pid}`
  execFileSync('cp', ['-a', '--reflink=auto', kept, copy])
  const remove = () => rmSync(copy, { recursive: true, force: true })
  const server = await openServer(copy).catch((error) => {
    remove()
    throw error
  })
  return {
    ...server,
    async close() {
      await server.close()
      remove()
    },
  }
}
