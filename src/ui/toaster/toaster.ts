import { createToaster } from '@chakra-ui/react'

/** The queue of toasts: at the top end, four at a time, the rest wait; pointer and focus pause them. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 4,
  overlap: false,
  pauseOnPageIdle: true,
  removeDelay: 300,
})
