import '#client/app/start/run-react.ts'
import 'virtual:chakra.css'
import '#client/ui/theme.css'
import { createRoot } from 'react-dom/client'
import { App } from '#client/app/start/app.tsx'
import { awaitFirstPage } from '#client/app/start/first-page.ts'
import { openHouse } from '#client/app/start/house.ts'
import { nextTask } from '#client/app/start/next-task.ts'
import { replaceDrawn } from '#client/app/start/replace-drawn.tsx'
import { readSettings } from '#client/app/start/settings.ts'
import { retryPictures } from '#client/features/media/retry-pictures.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
retryPictures(document)
const settings = readSettings(document)
const isDrawn = root.hasChildNodes()

const start = async () => {
  await nextTask()
  const house = await openHouse(settings, isDrawn)
  const page = <App house={house} settings={settings} />
  if (!isDrawn) return createRoot(root).render(page)
  await awaitFirstPage(house)
  await nextTask()
  replaceDrawn(root, page)
}

void start()
