import { connectProjectChoice } from '#client/app/follow/connect-project-choice.ts'
import { createLateDialog } from '#client/app/parts/late-dialog.tsx'
import { ProjectsScreen } from '#client/features/projects/projects-screen.tsx'
import * as say from '../messages.ts'
import { loadOnce } from './load-once.ts'

export const loader = loadOnce(connectProjectChoice)

const NewProjectDialog = createLateDialog(
  say.newProject,
  () => import('#client/features/projects/new-project-dialog.tsx'),
  ({ NewProjectDialog }) => NewProjectDialog,
)

export const Component = () => <ProjectsScreen NewProjectDialog={NewProjectDialog} />
