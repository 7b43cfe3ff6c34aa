import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { useProductName } from '#client/ui/settings.tsx'
import styles from './footer.module.css'

interface FooterProps {
  /** Lets visitors choose anew whether they are counted; null where the shop counts nobody. */
  PrivacyChoices: ComponentType | null
}

export const Footer = ({ PrivacyChoices }: FooterProps) => {
  const product = useProductName()
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <p className={styles.brand}>{product}</p>
        <p className={styles.note}>Fine art and photography, made to size. Prices in US dollars (USD).</p>
      </div>
      <nav aria-label="Art" className={styles.links}>
        <Link to="/search">New arrivals</Link>
        <Link to="/search?sort=popular">Most popular</Link>
        <Link to="/collections">Collections</Link>
        <Link to="/artist/apply">Sell your art</Link>
        <Link to="/cart">Your cart</Link>
        <Link to="/orders/find">Find your order</Link>
        {PrivacyChoices && <PrivacyChoices />}
      </nav>
      <p className={styles.phone}>
        Speak with a designer
        <PhoneLink />
      </p>
    </footer>
  )
}
