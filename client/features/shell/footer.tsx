import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { useProductName, useSettings } from '#client/ui/settings.tsx'
import styles from './footer.module.css'

interface FooterProps {
  /** Lets visitors choose anew whether they are counted; null where the shop counts nobody. */
  PrivacyChoices: ComponentType | null
}

export const Footer = ({ PrivacyChoices }: FooterProps) => {
  const product = useProductName()
  const { brand } = useSettings()
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <p className={styles.brand}>{product}</p>
        <p className={styles.note}>Fine art and photography, made to size. Prices in US dollars (USD).</p>
        <p className={styles.phone}>
          Speak with a designer
          <PhoneLink />
        </p>
      </div>
      <nav aria-labelledby="footer-shop" className={styles.links}>
        <h2 id="footer-shop">Shop</h2>
        <Link to="/search">New arrivals</Link>
        <Link to="/search?sort=popular">Most popular</Link>
        <Link to="/collections">Collections</Link>
        <Link to="/cart">Your cart</Link>
      </nav>
      <nav aria-labelledby="footer-help" className={styles.links}>
        <h2 id="footer-help">Help</h2>
        <Link to="/shipping">Shipping</Link>
        <Link to="/returns">Returns</Link>
        <Link to="/contact">Contact</Link>
        <Link to="/orders">Your orders</Link>
        <Link to="/orders/find">Find your order</Link>
      </nav>
      <nav aria-labelledby="footer-us" className={styles.links}>
        <h2 id="footer-us">{brand}</h2>
        <Link to="/about">About us</Link>
        <Link to="/artist/apply">Sell your art</Link>
        <Link to="/terms">Terms</Link>
        <Link to="/privacy">Privacy</Link>
        {PrivacyChoices && <PrivacyChoices />}
      </nav>
    </footer>
  )
}
