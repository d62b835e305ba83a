import { Portal, Toaster } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { deliverToasts } from '../feedback/notify.ts'
import { ToastCard } from './toast-card.tsx'
import { usePageIdlePause, useRegionFocus } from './toast-pauses.ts'
import { toaster } from './toaster.ts'

type ToasterViewProps = { dir: 'ltr' | 'rtl' }

/** Where toasts appear: a live region at the top end, which is there before the first text comes into it. */
export default function ToasterView({ dir }: ToasterViewProps): ReactNode {
  const pauses = useRegionFocus()
  usePageIdlePause()
  return (
    <Portal>
      <Toaster
        toaster={toaster}
        aria-label="Avisos (Alt+T)"
        dir={dir}
        width={{ md: '24rem' }}
        alignItems="stretch !important"
        insetInlineStart={{ base: '4 !important', md: 'auto !important' }}
        insetInlineEnd="4 !important"
        {...pauses}
      >
        {(toast) => <ToastCard {...toast} />}
      </Toaster>
      <Delivery />
    </Portal>
  )
}

/** Stands behind the region, and begins when that is there and listens, which it does a task after it is mounted. */
function Delivery() {
  useEffect(() => queueMicrotask(() => deliverToasts((request) => void toaster.create(request))), [])
  return null
}
