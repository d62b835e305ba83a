import { createToaster } from '@chakra-ui/react'

/** How long a toast takes to fold away, in milliseconds. */
export const collapseTime = 300

/** The queue of toasts: at the top end, three at a time, the rest wait. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 3,
  overlap: false,
  removeDelay: collapseTime,
})
