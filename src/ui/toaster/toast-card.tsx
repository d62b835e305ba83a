import { Box, defineSlotRecipe, Toast } from '@chakra-ui/react'
import { type PointerEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { LuCircleAlert, LuCircleCheck, LuInfo, LuTriangleAlert, LuX } from 'react-icons/lu'
import { fold, unfold } from '../motion/fold.ts'
import { collapseTime, toaster } from './toaster.ts'

const kinds: Record<string, { icon: ReactNode; color: string }> = {
  success: { icon: <LuCircleCheck />, color: 'fg.success' },
  error: { icon: <LuCircleAlert />, color: 'fg.error' },
  warning: { icon: <LuTriangleAlert />, color: 'fg.warning' },
  info: { icon: <LuInfo />, color: 'fg.info' },
}

type ToastCardProps = { id?: string | undefined; type?: string | undefined; title?: ReactNode }

export function ToastCard({ id, type = 'info', title }: ToastCardProps) {
  const root = useRef<HTMLDivElement>(null)
  const drag = useDragAway(id)
  useToastMotion(root)
  return (
    <Toast.Root recipe={toastRecipe} ref={root} {...drag}>
      <Box data-card="">
        <Box aria-hidden="true" fontSize="18px" lineHeight="20px" py="1px" color={kinds[type]?.color}>
          {kinds[type]?.icon}
        </Box>
        <Toast.Title>{title}</Toast.Title>
        <Toast.CloseTrigger aria-label="Fechar">
          <LuX />
        </Toast.CloseTrigger>
      </Box>
    </Toast.Root>
  )
}

/**
 * Unfolds a new toast. When the toaster closes it (`data-state`), makes it inert and folds it
 * until it is removed.
 */
function useToastMotion(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const toast = root.current
    if (!toast) return
    const stop = unfold(toast, collapseTime)
    const observer = new MutationObserver(() => {
      if (toast.dataset.state !== 'closed') return
      observer.disconnect()
      toast.inert = true
      void fold(toast, collapseTime)
    })
    observer.observe(toast, { attributeFilter: ['data-state'] })
    return () => {
      observer.disconnect()
      stop()
    }
  }, [])
}

/** The share of its width that a toast must be dragged to be dismissed. */
const dismissFraction = 0.8

/** The distance that turns a press into a drag, in px. */
const dragThreshold = 6

type Press = PointerEvent<HTMLElement>

/** Dismisses a toast that is dragged sideways, by mouse, pen or touch. Shorter drags spring back. */
function useDragAway(id: string | undefined) {
  const startX = useRef<number>(undefined)

  const distance = ({ clientX }: Press) => clientX - (startX.current ?? clientX)

  function onPointerDown({ button, clientX, target }: Press) {
    const isOnButton = target instanceof Element && target.closest('button') !== null
    if (button === 0 && !isOnButton) startX.current = clientX
  }

  function onPointerMove(event: Press) {
    const { currentTarget: toast, pointerId, buttons } = event
    // The button was released outside the toast, before the drag started.
    if (buttons === 0) startX.current = undefined
    const moved = distance(event)
    const isDragged = 'dragging' in toast.dataset
    if (!isDragged && Math.abs(moved) < dragThreshold) return
    if (!isDragged) {
      toast.dataset.dragging = ''
      toast.setPointerCapture(pointerId)
      toaster.pause(id)
    }
    toast.style.setProperty('--drag', `${moved}px`)
    toast.style.setProperty('--drag-opacity', String(1 - Math.abs(moved) / toast.offsetWidth / 2))
  }

  function releaseDrag({ currentTarget: toast, pointerType }: Press) {
    startX.current = undefined
    if (!('dragging' in toast.dataset)) return false
    delete toast.dataset.dragging
    // A mouse is still over the toast. Leaving it resumes the toast.
    if (pointerType !== 'mouse') toaster.resume(id)
    return true
  }

  function springBack({ currentTarget: { style } }: Press) {
    style.removeProperty('--drag')
    style.removeProperty('--drag-opacity')
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp(event: Press) {
      const isFar = Math.abs(distance(event)) >= event.currentTarget.offsetWidth * dismissFraction
      if (!releaseDrag(event)) return
      if (isFar) toaster.dismiss(id)
      else springBack(event)
    },
    onPointerCancel(event: Press) {
      if (releaseDrag(event)) springBack(event)
    },
  }
}

const springTransition = `${collapseTime}ms ease-out`

/**
 * Toasts are in normal flow, unlike Chakra's computed offsets, so that toasts below follow when one folds.
 */
const toastRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'closeTrigger'],
  className: 'toast',
  base: {
    root: {
      position: 'relative !important',
      marginBottom: '3',
      opacity: 'var(--drag-opacity, 1)',
      borderRadius: 'panel',
      translate: 'var(--drag, 0px)',
      touchAction: 'pan-y',
      userSelect: 'none',
      cursor: 'grab',
      transition: `opacity ${springTransition}, translate ${springTransition}`,
      _motionReduce: { transition: 'none' },
      '&[data-dragging]': { transition: 'none', cursor: 'grabbing' },
      // Ghosts would catch the pointer next to the toast.
      '& > [data-ghost]': { display: 'none' },
      '& > [data-card]': {
        display: 'flex',
        alignItems: 'flex-start',
        gap: '3',
        paddingInlineStart: '4',
        paddingInlineEnd: '2',
        bg: 'bg.panel',
        color: 'fg',
        borderWidth: '1px',
        borderColor: 'border.emphasized',
        borderRadius: 'panel',
        boxShadow: 'lg',
      },
      '& > [data-card] > *': { marginBlock: '3' },
    },
    title: { flex: '1', minWidth: '0', fontWeight: '500', overflowWrap: 'anywhere', paddingBlock: '1px' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '7',
      marginBlock: '2 !important',
      borderRadius: 'control',
      color: 'fg.muted',
      cursor: 'button',
      fontSize: '16px',
      flexShrink: '0',
      _hover: { bg: 'bg.hover', color: 'fg' },
    },
  },
})
