import styles from './orders-loading.module.css'

/** Keeps the room of the first rows, so that nothing moves when they come. */
export const OrdersLoading = () => (
  <div className={styles.rows} aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
)
