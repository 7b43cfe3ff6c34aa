import { useNavigate } from 'react-router-dom'
import { Button } from '#client/ui/button.tsx'
import styles from './projects-screen.module.css'

/** A few words of a project's name, or its number, in the address. */
export const FindProject = ({ search }: { search: string }) => {
  const navigate = useNavigate()
  return (
    <search>
      <form
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault()
          const words = String(new FormData(event.currentTarget).get('search')).trim()
          navigate({ search: words && `?${new URLSearchParams({ search: words })}` })
        }}
      >
        <label>
          <span>Find a project</span>
          <input type="search" name="search" key={search} defaultValue={search} maxLength={200} />
        </label>
        <Button type="submit" variant="outline">
          Find
        </Button>
      </form>
    </search>
  )
}
