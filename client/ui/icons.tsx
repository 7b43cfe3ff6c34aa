import type { ReactNode } from 'react'

/** Drawn on a 24 unit square in the colour of the text; always beside words or inside a named control. */
const createIcon = (shape: ReactNode) => () => (
  <svg
    viewBox="0 0 24 24"
    width="1.375em"
    height="1.375em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shape}
  </svg>
)

export const SearchIcon = createIcon(
  <path d="m20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z" />,
)
export const PersonIcon = createIcon(
  <path d="M19.5 20.5a7.5 7.5 0 0 0-15 0M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z" />,
)
export const PeopleIcon = createIcon(
  <path d="M15.5 20a6.25 6.25 0 0 0-12.5 0M12.5 9.25a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM15.5 6.2a3.25 3.25 0 0 1 0 6.1M17.5 14.6A6.25 6.25 0 0 1 21 20" />,
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
export const PlusIcon = createIcon(<path d="M12 5v14M5 12h14" />)
export const MinusIcon = createIcon(<path d="M5 12h14" />)
export const FitIcon = createIcon(<path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />)
export const ShareIcon = createIcon(<path d="M12 14.5V4m-4 3.5L12 4l4 3.5M6.5 11.5h-1v8h13v-8h-1" />)
export const ArrowIcon = createIcon(<path d="M4 12h15m-5-5 5 5-5 5" />)
export const HeartIcon = createIcon(
  <path d="M12 19.5S4 15 4 9.4A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 2C20 15 12 19.5 12 19.5Z" />,
)
export const MoreIcon = createIcon(<path d="M12 6.5v.1M12 12v.1M12 17.5v.1" strokeWidth="2.5" />)
export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const GripIcon = createIcon(
  <path d="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1" strokeWidth="2.5" />,
)
