import { ReportScreen } from '#client/features/manage/reports/report-screen.tsx'
import { allMachines } from '#machines/all.ts'

/** The console's page of a report, with the machines that it is replayed by. */
export const Component = () => <ReportScreen machines={allMachines} />
