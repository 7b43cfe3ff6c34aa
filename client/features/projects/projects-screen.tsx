import { useQuery } from '@apollo/client/react'
import { type ComponentType, useState } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { useCart } from '#client/actors/projects/cart.ts'
import { useProjectChoice } from '#client/actors/projects/project-choice.ts'
import { UNSHARED } from '#client/apollo/contexts.ts'
import { ProjectsPageDocument } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { FindForm } from '#client/ui/find-form.tsx'
import { LoadingBar } from '#client/ui/loading-bar.tsx'
import { usePageTitle } from '#client/ui/page-title.ts'
import { offsetOf, PER_PAGE } from '#client/ui/pagination/pages.ts'
import { PaginationBar } from '#client/ui/pagination/pagination-bar.tsx'
import { writeSearchWords } from '#client/ui/pagination/search-words.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectProjectId } from '#machines/cart-start/selectors.ts'
import { readProjectsVariables, writeQueryAt } from './address.ts'
import * as say from './messages.tsx'
import { ProjectRow } from './project-row.tsx'
import styles from './projects-screen.module.css'

interface ProjectsScreenProps {
  /** Comes when it is first opened. */
  NewProjectDialog: ComponentType<{ onClose: () => void }>
}

/**
 * /projects: what the account is putting together, last changed first (spec.md section 2, Projects list
 * page).
 */
export const ProjectsScreen = ({ NewProjectDialog }: ProjectsScreenProps) => {
  usePageTitle(say.projects)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [isMaking, setIsMaking] = useState(false)
  const current = useCart(selectProjectId)
  const { wanted, choose } = useProjectChoice()
  const asked = readProjectsVariables(address)
  const { search, page, pageSize } = asked
  const { data, previousData, error, loading, refetch } = useQuery(ProjectsPageDocument, {
    variables: asked,
    fetchPolicy: 'cache-and-network',
    ...UNSHARED,
  })
  const found = (data ?? (loading ? previousData : undefined))?.projects
  const isPastTheEnd = page > 1 && !loading && (error !== undefined || found?.projects.length === 0)
  const writeQueryWith = (change: { limit: number; offset: number }) => writeQueryAt(address, change)
  if (isPastTheEnd)
    return <Navigate to={{ search: writeQueryWith({ limit: pageSize, offset: 0 }) }} replace />
  return (
    <div className={styles.page} aria-busy={loading}>
      <header className={styles.header}>
        <h1>{say.projects}</h1>
        <Button onClick={() => setIsMaking(true)}>{say.newProject}</Button>
        {isMaking && <NewProjectDialog onClose={() => setIsMaking(false)} />}
      </header>
      {(search !== '' || (found?.count ?? 0) > 0) && (
        <FindForm
          label={say.findProject}
          search={search}
          onFind={(words) => navigate({ search: writeSearchWords(words) })}
        />
      )}
      {!found && !error && <LoadingBar label={say.loading} />}
      {error && <Unavailable message={error.message} onRetry={() => void refetch()} />}
      {found?.count === 0 && !error && <NoProjects search={search} />}
      {found && found.count > 0 && (
        <div>
          <ul className={styles.list} aria-label={say.projects}>
            {found.projects.map((project) => (
              <ProjectRow
                key={project.id}
                project={project}
                isCurrent={project.id === current}
                isComing={project.id === wanted}
                onChoose={() => choose(project.id)}
              />
            ))}
          </ul>
          {found.count > PER_PAGE[0] && (
            <PaginationBar
              total={found.count}
              limit={pageSize}
              offset={offsetOf(page, pageSize)}
              onPage={(to) =>
                navigate({ search: writeQueryWith({ limit: pageSize, offset: offsetOf(to, pageSize) }) })
              }
              onLimit={(limit) => navigate({ search: writeQueryWith({ limit, offset: 0 }) })}
            />
          )}
        </div>
      )}
    </div>
  )
}

const NoProjects = ({ search }: { search: string }) => (
  <div className={styles.none} role="status">
    {search ? (
      <p>{say.noneMatches(search, <Link to="/projects">{say.showAll}</Link>)}</p>
    ) : (
      <p>{say.noProjects(<Link to="/search?sort=popular">{say.topSellingArt}</Link>)}</p>
    )}
  </div>
)
