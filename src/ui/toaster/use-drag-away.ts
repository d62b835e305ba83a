import { type PointerEvent, useRef } from 'react'
import { toaster } from './toaster.ts'

/** The share of its width that a toast must be dragged to be dismissed. */
const dismissFraction = 0.8

/** The distance that turns a press into a drag, in px. */
const dragThreshold = 6

type Press = PointerEvent<HTMLElement>

/** Dismisses a toast that is dragged sideways, by mouse, pen or touch. Shorter drags spring back. */
export function useDragAway(id: string | undefined) {
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
