import { useFragment } from '@apollo/client/react'
import { useId } from 'react'
import { useCart } from '#client/actors/projects/cart.ts'
import { useQuickAdd } from '#client/actors/projects/quick-add.ts'
import { useWorkspaceIntents } from '#client/actors/projects/workspaces.ts'
import { ProjectChoice_CartFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { Select } from '#client/ui/select.tsx'
import { selectCartToken, selectIsUnknown } from '#machines/cart-start/selectors.ts'
import {
  selectAreWorkspacesLoading,
  selectAreWorkspacesMany,
  selectHaveWorkspacesFailed,
  selectWorkspace,
  selectWorkspaces,
} from '#machines/quick-add/selectors.ts'
import * as say from './messages.ts'
import styles from './project-choice.module.css'

/**
 * Which of the account's projects it goes into (spec.md section 2, Quick Add): the current one unless another
 * is chosen.
 */
export const ProjectChoice = () => {
  const current = useCurrentProject()
  const isUnknown = useCart(selectIsUnknown)
  const workspaces = useQuickAdd(selectWorkspaces)
  const chosen = useQuickAdd(selectWorkspace)
  const areLoading = useQuickAdd(selectAreWorkspacesLoading)
  const areMany = useQuickAdd(selectAreWorkspacesMany)
  const hasFailed = useQuickAdd(selectHaveWorkspacesFailed)
  const { choose, search, retry } = useWorkspaceIntents()
  const id = useId()
  const currentWords = current ? current.label + say.isCurrent : say.newProject
  const listed = chosen && !workspaces.some((each) => each.id === chosen.id) ? [chosen] : []
  const others = [...listed, ...workspaces].filter(({ projectId }) => projectId !== current?.id)
  const isElsewhere = chosen !== null && chosen.projectId !== current?.id
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{say.project}</label>
      <Select
        id={id}
        value={isElsewhere ? chosen.id : ''}
        disabled={areLoading}
        onChange={({ currentTarget: { value } }) => choose(value === '' ? null : value)}
      >
        <option value="">{isUnknown ? say.currentProject : currentWords}</option>
        {others.map((each) => (
          <option key={each.id} value={each.id}>
            {each.label}
          </option>
        ))}
      </Select>
      {areMany && (
        <input
          type="search"
          className={styles.search}
          aria-label={say.findProject}
          placeholder={say.findProject}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => search(value)}
        />
      )}
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {say.workspacesNotLoaded}{' '}
          <button type="button" onClick={retry}>
            {say.retry}
          </button>
        </p>
      )}
    </div>
  )
}

/** As the header names it; null while there is none. */
const useCurrentProject = () => {
  const token = useCart(selectCartToken)
  const { data, complete } = useFragment({
    fragment: ProjectChoice_CartFragmentDoc,
    from: token ? { __typename: 'Cart', token } : null,
  })
  return complete ? data.project : null
}
