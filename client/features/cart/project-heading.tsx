import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { type FormEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useCartWord } from '#client/actors/projects/cart-word.ts'
import { useRenaming } from '#client/actors/projects/renaming.ts'
import {
  type ProjectHeading_CartFragment,
  ProjectHeading_CartFragmentDoc,
} from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import * as say from './messages.tsx'
import styles from './project-heading.module.css'

interface ProjectHeadingProps {
  cart: FragmentType<ProjectHeading_CartFragment>
  /** The project's own page; null where it has none. */
  path: string | null
  heading: RefObject<HTMLHeadingElement | null>
}

/**
 * What the project is called, to be changed in its place, and its link (spec.md section 2). Its number is
 * shown to nobody: that would tell how many projects there ever were.
 */
export const ProjectHeading = ({ cart: from, ...props }: ProjectHeadingProps) => {
  const { data, complete } = useFragment({ fragment: ProjectHeading_CartFragmentDoc, from })
  return complete && <Heading cart={data} {...props} />
}

interface HeadingProps extends Omit<ProjectHeadingProps, 'cart'> {
  cart: ProjectHeading_CartFragment
}

const Heading = ({ cart: { token, latestOrder, project }, path, heading }: HeadingProps) => {
  const renaming = useRenaming(token, project.name)
  const { isEditing, comingName } = renaming
  const rename = useFocusOnReturn(isEditing)
  return (
    <header className={styles.header}>
      <h1
        ref={heading}
        className={isEditing ? 'visually-hidden' : undefined}
        tabIndex={-1}
        aria-busy={comingName !== null}
      >
        {comingName ?? (project.name || project.label)}
      </h1>
      {isEditing && <NameField name={project.name} renaming={renaming} />}
      <p className={styles.tools} hidden={isEditing}>
        {path !== null && <Link to={path}>{say.projectLink}</Link>}
        {latestOrder === null && (
          <button ref={rename} type="button" aria-disabled={comingName !== null} onClick={renaming.begin}>
            {comingName === null ? say.rename : say.saving}
          </button>
        )}
      </p>
    </header>
  )
}

interface NameFieldProps {
  name: string
  renaming: ReturnType<typeof useRenaming>
}

/** Enter saves, Escape leaves; what was refused stays to be typed on. */
const NameField = ({ name, renaming: { refusedName, error, submit, leave } }: NameFieldProps) => {
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit(field.current?.value ?? '')
    field.current?.focus()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={send}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <input
        ref={field}
        name="name"
        aria-label={useCartWord() === 'cart' ? say.cartName : say.projectName}
        autoComplete="off"
        defaultValue={refusedName ?? name}
        aria-invalid={error !== null}
        aria-describedby={error ? errorId : undefined}
      />
      <span className={styles.actions}>
        <Button type="submit" size="sm">
          {say.save}
        </Button>
        <Button variant="outline" size="sm" onClick={leave}>
          {say.cancel}
        </Button>
      </span>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </form>
  )
}

/** Return the focus to where it was before the field. */
const useFocusOnReturn = (isEditing: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return button
}
