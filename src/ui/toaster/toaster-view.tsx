import { Portal, Toaster } from '@chakra-ui/react'
import { type FocusEvent, type ReactNode, useEffect } from 'react'
import { deliverToasts } from '../feedback/notify.ts'
import { ToastCard } from './toast-card.tsx'
import { toaster } from './toaster.ts'

export type ToasterViewProps = { dir: 'ltr' | 'rtl' }

/**
 * The live region of toasts at the top end. It mounts before its first text, so that screen readers announce
 * it.
 */
export default function ToasterView({ dir }: ToasterViewProps): ReactNode {
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
        onBlurCapture={keepNewFocus}
      >
        {(toast) => <ToastCard {...toast} />}
      </Toaster>
      <Delivery />
    </Portal>
  )
}

/** The toaster takes the focus back from an element that the user clicks while a toast has the focus. */
function keepNewFocus({ currentTarget: region, relatedTarget: focused }: FocusEvent<HTMLElement>) {
  if (focused instanceof HTMLElement && !region.contains(focused))
    setTimeout(() => focused.focus({ preventScroll: true }))
}

/**
 * Delivers pending toasts. Mounts after the region, which subscribes to the toaster in a microtask after its
 * own mount.
 */
function Delivery() {
  useEffect(() => queueMicrotask(() => deliverToasts((request) => void toaster.create(request))), [])
  return null
}
