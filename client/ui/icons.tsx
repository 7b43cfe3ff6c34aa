import { createIcon } from './create-icon.tsx'

/** Icons of the first page; those of others are in page-icons.tsx, which loads with them (decision 13). */
export const SearchIcon = createIcon(
  <path d="m20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />,
)
export const PersonIcon = createIcon(
  <path d="M19.5 20.5a7.5 7.5 0 0 0-15 0M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z" />,
)
export const PhoneIcon = createIcon(
  <path d="M8.6 4H5.4A1.4 1.4 0 0 0 4 5.5 15 15 0 0 0 18.5 20a1.4 1.4 0 0 0 1.5-1.4v-3.2l-4.2-1.5-1.9 2a12 12 0 0 1-5.8-5.8l2-1.9L8.6 4Z" />,
)
export const ChatIcon = createIcon(
  <path d="M20 11.5a7.5 7.5 0 0 1-11 6.6L4 19.5l1.4-4.4A7.5 7.5 0 1 1 20 11.5Z" />,
)
export const TipIcon = createIcon(
  <path d="M9.5 18h5M10.5 21h3M9.5 18c0-3-3.3-3.7-3.3-8a5.8 5.8 0 0 1 11.6 0c0 4.3-3.3 5-3.3 8" />,
)
export const FlagIcon = createIcon(<path d="M6 20.5V4.5m0 .5c4-2.5 8 2.5 12 0v9c-4 2.5-8-2.5-12 0" />)
export const HelpIcon = createIcon(
  <path d="M9.6 9.3a2.5 2.5 0 1 1 3.7 2.3c-.9.5-1.3 1-1.3 1.9M12 16.6v.1M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z" />,
)
export const StaffIcon = createIcon(
  <path d="M4.5 8.5h15v11h-15zM9 8.5v-2A1.5 1.5 0 0 1 10.5 5h3A1.5 1.5 0 0 1 15 6.5v2M4.5 13h15" />,
)
export const CartIcon = createIcon(
  <path d="M3.5 4.5h2.2l2.1 10.8h9.7l2-7.8H6.4M9.4 19.6a1 1 0 1 1-2 0 1 1 0 0 1 2 0Zm8.2 0a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z" />,
)
export const FilterIcon = createIcon(
  <path d="M4 7h9m5 0h2M4 17h2m5 0h9M18 7a2.25 2.25 0 1 1-4.5 0A2.25 2.25 0 0 1 18 7Zm-7 10a2.25 2.25 0 1 1-4.5 0 2.25 2.25 0 0 1 4.5 0Z" />,
)
export const MenuIcon = createIcon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const ChevronIcon = createIcon(<path d="m7 10 5 5 5-5" />)
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />)
export const ArrowIcon = createIcon(<path d="M4 12h15m-5-5 5 5-5 5" />)
export const HeartIcon = createIcon(
  <path d="M12 19.5S4 15 4 9.4A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 2C20 15 12 19.5 12 19.5Z" />,
)
export const MoreIcon = createIcon(<path d="M12 6.5v.1M12 12v.1M12 17.5v.1" strokeWidth="2.5" />)
