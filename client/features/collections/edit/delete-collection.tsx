import { useMutation } from '@apollo/client/react'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRaiseAlert } from '#client/actors/alerts.ts'
import { DeleteCollectionDocument } from '#client/apollo/generated/graphql.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import styles from './edit-collection.module.css'

interface DeleteCollectionProps {
  id: string
  name: string
  leaving: RefObject<boolean>
}

/** Deletes the collection once that is confirmed; its pictures stay in the catalogue. One that is gone already is gone. */
export const DeleteCollection = ({ id, name, leaving }: DeleteCollectionProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const [drop, { loading }] = useMutation(DeleteCollectionDocument, { variables: { id } })
  const navigate = useNavigate()
  const raise = useRaiseAlert()
  const failed = (reason: string) =>
    raise({
      status: 'danger',
      text: `${reason} Please try again. Contact customer support if this persists.`,
    })
  const confirm = async () => {
    try {
      const { data } = await drop()
      const refusal = data?.deleteCollection.userErrors.find(({ code }) => code !== 'NOT_FOUND')
      if (refusal) return failed(refusal.message)
      raise({ status: 'success', text: `${name} deleted.` })
      leaving.current = true
      await navigate('/collections')
    } catch (error) {
      failed(error instanceof Error ? error.message : '')
    }
  }
  return (
    <>
      <Button variant="plain" size="sm" className={styles.delete} onClick={() => setIsAsking(true)}>
        Delete this collection
      </Button>
      {isAsking && (
        <Modal title="Delete this collection?" onClose={() => setIsAsking(false)}>
          <p>{name} will be gone for everyone. Its pictures stay in the catalogue.</p>
          <div className={styles.choices}>
            <Button className={styles.danger} disabled={loading} onClick={() => void confirm()}>
              {loading ? 'Deleting…' : 'Delete'}
            </Button>
            <Button variant="outline" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
