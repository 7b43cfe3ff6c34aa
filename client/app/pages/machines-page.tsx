import { MachinesScreen } from '#client/features/manage/machines/machines-screen.tsx'
import { allMachines } from '#machines/all.ts'

/** The console's page of machines, with the machines themselves. */
export const Component = () => <MachinesScreen machines={allMachines} />
