import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { useProductName, useSettings } from '#client/ui/settings.tsx'
import styles from './footer.module.css'
import * as say from './messages.ts'

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
        <p className={styles.note}>{say.whatWeSell}</p>
        <p className={styles.phone}>
          {say.speakWithDesigner}
          <PhoneLink />
        </p>
      </div>
      <nav aria-labelledby="footer-shop" className={styles.links}>
        <h2 id="footer-shop">{say.shop}</h2>
        <Link to="/search">{say.newArrivals}</Link>
        <Link to="/search?sort=popular">{say.mostPopular}</Link>
        <Link to="/collections">{say.collections}</Link>
        <Link to="/cart">{say.yourCart}</Link>
      </nav>
      <nav aria-labelledby="footer-help" className={styles.links}>
        <h2 id="footer-help">{say.help}</h2>
        <Link to="/shipping">{say.shipping}</Link>
        <Link to="/returns">{say.returns}</Link>
        <Link to="/contact">{say.contact}</Link>
        <Link to="/orders">{say.yourOrders}</Link>
        <Link to="/orders/find">{say.findYourOrder}</Link>
      </nav>
      <nav aria-labelledby="footer-us" className={styles.links}>
        <h2 id="footer-us">{brand}</h2>
        <Link to="/about">{say.aboutUs}</Link>
        <Link to="/artist/apply">{say.sellYourArt}</Link>
        <Link to="/terms">{say.terms}</Link>
        <Link to="/privacy">{say.privacy}</Link>
        {PrivacyChoices && <PrivacyChoices />}
      </nav>
    </footer>
  )
}
