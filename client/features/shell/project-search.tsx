import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useProjectSearch } from '#client/actors/projects/project-search.ts'
import * as say from './messages.ts'
import styles from './project-search.module.css'

/** As many as the contract takes (services/main/projects). */
const LONGEST = 200

/**
 * Finds a project by its name or number and opens it (spec.md section 2, staff menu), by hand or with the
 * arrow keys.
 */
export const ProjectSearch = () => {
  const { projects, isPending, isNothingFound, failure, type, retry, leave } = useProjectSearch()
  const [words, setWords] = useState('')
  const [marked, setMarked] = useState(-1)
  const navigate = useNavigate()
  const id = useId()
  const optionIdOf = (at: number) => `${id}-${at}`
  const current = projects[marked]

  const typeWords = (next: string) => {
    setWords(next)
    setMarked(-1)
    type(next)
  }
  const forgetWords = () => {
    setWords('')
    setMarked(-1)
    leave()
  }
  const open = (projectId: string) => {
    forgetWords()
    void navigate(`/projects/${projectId}`)
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = projects.length - 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => setMarked(marked >= last ? 0 : marked + 1),
      ArrowUp: () => setMarked(marked <= 0 ? last : marked - 1),
      Enter: () => current && open(current.id),
      // The first time it empties the field, the next time it closes the menu.
      ...(words !== '' && { Escape: forgetWords }),
    }
    const move = moves[event.key]
    if (!move || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <search className={styles.search} aria-busy={isPending}>
      <input
        className={styles.input}
        type="text"
        role="combobox"
        aria-label={say.findProject}
        placeholder={say.findProject}
        aria-autocomplete="list"
        aria-expanded={projects.length > 0}
        aria-controls={id}
        aria-activedescendant={current && optionIdOf(marked)}
        autoComplete="off"
        maxLength={LONGEST}
        value={words}
        onChange={({ currentTarget: { value } }) => typeWords(value)}
        onKeyDown={pressKey}
      />
      <div className={styles.found}>
        <div id={id} role="listbox" aria-label={say.projects}>
          {projects.map(({ id: projectId, label }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
            <div
              key={projectId}
              id={optionIdOf(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === marked}
              className={styles.option}
              onClick={() => open(projectId)}
            >
              {label}
            </div>
          ))}
        </div>
        <p role="status" className={styles.status}>
          {isPending && say.searching}
          {isNothingFound && say.noProjectsFound}
        </p>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}{' '}
            <button type="button" onClick={retry}>
              {say.retry}
            </button>
          </p>
        )}
      </div>
    </search>
  )
}
