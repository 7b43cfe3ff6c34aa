import { ChakraProvider } from '@chakra-ui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MachinesReport } from '#client/features/manage/machines/machines-report.tsx'
import { draw } from '#client/features/statechart/layout.ts'
import { system } from '#client/ui/system.ts'
import type { WalksReport } from '#graph/schema/walks/report.ts'
import { allMachines } from '#machines/all.ts'

/** Renders the page of /manage/machines, with every chart laid out and every machine open. */
export const renderPage = async (walks: WalksReport): Promise<string> => {
  for (const machine of allMachines) await draw(machine)
  const markup = renderToStaticMarkup(
    <ChakraProvider value={system}>
      <h1>Machines</h1>
      <MachinesReport machines={allMachines} walks={walks} opened="all" />
    </ChakraProvider>,
  )
  // Without a browser Emotion omits the braces of an empty layer.
  return markup.replace('@layer base@layer', '@layer base{}@layer')
}
