import { ApproveDialog } from './approve-dialog.tsx'
import type { DecidingProps } from './deciding-props.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { MeanwhileDialog } from './meanwhile-dialog.tsx'

/** Whatever is asked of whoever decides, and what came between. */
export const Deciding = ({ deciding, name, email }: DecidingProps) => {
  const { decision, meanwhile } = deciding
  if (decision === 'approve') return <ApproveDialog deciding={deciding} name={name} email={email} />
  if (decision === 'decline') return <DeclineDialog deciding={deciding} name={name} email={email} />
  return meanwhile && <MeanwhileDialog deciding={deciding} meanwhile={meanwhile} />
}
