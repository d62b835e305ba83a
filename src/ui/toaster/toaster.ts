import { createToaster } from '@chakra-ui/react'

/** How long a toast takes to collapse, in milliseconds. */
export const collapseTime = 300

/** The queue of toasts: at the top end, three at a time, the others are queued. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 3,
  overlap: false,
  removeDelay: collapseTime,
})
