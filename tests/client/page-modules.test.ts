import { expect, test } from 'vitest'
import { PAGES } from '#client/app/pages/pages.ts'

test("the web process names the chunk of each page that the page's route loads", () => {
  const misnamed = PAGES.filter(({ load, module }) => !String(load).includes(`client/${module}`))
  expect(misnamed.map(({ path }) => path)).toEqual([])
})
