import { createToaster } from '@chakra-ui/react'

/** The duration of a toast's fold animation, in ms. */
export const collapseTime = 300

/** The toast queue: at the top end, three visible at a time. */
export const toaster = createToaster({
  placement: 'top-end',
  max: 3,
  overlap: false,
  removeDelay: collapseTime,
  pauseOnPageIdle: true,
})
