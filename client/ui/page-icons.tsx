import { createIcon } from './create-icon.tsx'

export const PeopleIcon = createIcon(
  <path d="M15.5 20a6.25 6.25 0 0 0-12.5 0M12.5 9.25a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM15.5 6.2a3.25 3.25 0 0 1 0 6.1M17.5 14.6A6.25 6.25 0 0 1 21 20" />,
)
export const PlusIcon = createIcon(<path d="M12 5v14M5 12h14" />)
export const MinusIcon = createIcon(<path d="M5 12h14" />)
export const FitIcon = createIcon(<path d="M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15" />)
export const ShareIcon = createIcon(<path d="M12 14.5V4m-4 3.5L12 4l4 3.5M6.5 11.5h-1v8h13v-8h-1" />)
export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const LockIcon = createIcon(<path d="M6.5 10.5h11v9h-11zM9 10.5V8a3 3 0 0 1 6 0v2.5M12 14.25v1.75" />)
export const GripIcon = createIcon(
  <path d="M9 6v.1M9 12v.1M9 18v.1M15 6v.1M15 12v.1M15 18v.1" strokeWidth="2.5" />,
)
