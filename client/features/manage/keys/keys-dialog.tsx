import { Modal } from '#client/ui/modal.tsx'
import styles from './keys.module.css'
import { KEY_GROUPS } from './keys-in-words.ts'
import * as say from './messages.tsx'

export const KeysDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal isWide title={say.keyboardShortcuts} onClose={onClose}>
    <div className={styles.groups}>
      {KEY_GROUPS.map(({ where, keys }) => (
        <section key={where} className={styles.group}>
          <h3>{where}</h3>
          <dl className={styles.keys}>
            {keys.map(({ keys: pressed, does }) => (
              <div key={pressed} className={styles.key}>
                <dt>
                  <kbd>{pressed}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Modal>
)
