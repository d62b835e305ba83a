import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { mapSize } from './geometry.ts'
import { type MapView, panBy, pinchBy, wholeMap, zoomBy } from './map-view.ts'

const step = { zoom: 1.5, wheel: 1.2, pan: 60 }

/** A pointer that moves less, in px, still clicks. */
const minDrag = 4

const panByKey: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [step.pan, 0],
  ArrowRight: [-step.pan, 0],
  ArrowUp: [0, step.pan],
  ArrowDown: [0, -step.pan],
}

/** Keeps the page from scrolling under two fingers. */
function holdPage(event: TouchEvent) {
  if (event.touches.length > 1) event.preventDefault()
}

/**
 * Zooms and pans a drawing. Two fingers pinch it. The wheel zooms with Ctrl or while the map has the focus, so that the page still scrolls.
 * `unit` is the length of a CSS pixel in units of the frame.
 */
export function useMapView(svg: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState<MapView>(wholeMap)
  const [isDragging, setDragging] = useState(false)
  const [unit, setUnit] = useState(1)
  const pointers = useRef(new Map<number, { x: number; y: number }>())

  const zoom = (direction: 1 | -1) =>
    setView((current) => zoomBy(current, direction > 0 ? step.zoom : 1 / step.zoom))

  useEffect(() => {
    const element = svg.current
    if (!element) return
    function zoomByWheel(event: WheelEvent) {
      if (
        !element ||
        !(event.ctrlKey || event.metaKey || element.parentElement?.contains(document.activeElement))
      )
        return
      event.preventDefault()
      const { left, top, width } = element.getBoundingClientRect()
      const unit = mapSize.width / width
      const at = { x: (event.clientX - left) * unit, y: (event.clientY - top) * unit }
      setView((current) => zoomBy(current, event.deltaY < 0 ? step.wheel : 1 / step.wheel, at))
    }
    // React's listeners are passive, and cannot keep the page from scrolling.
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    element.addEventListener('touchmove', holdPage, { passive: false })
    return () => {
      element.removeEventListener('wheel', zoomByWheel)
      element.removeEventListener('touchmove', holdPage)
    }
  }, [svg])

  useEffect(() => {
    const element = svg.current
    if (!element) return
    const observer = new ResizeObserver(() => setUnit(mapSize.width / Math.max(1, element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [svg])

  /** Handles a zoom key, or an arrow that pans. Returns true if it did. */
  function handleKey(key: string): boolean {
    const pan = panByKey[key]
    if (key === '+' || key === '=') zoom(1)
    else if (key === '-') zoom(-1)
    else if (key === '0') setView(wholeMap)
    else if (pan) setView((current) => panBy(current, ...pan))
    else return false
    return true
  }

  function liftPointer({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
    if (pointers.current.size === 0) setDragging(false)
  }

  const drag = {
    onPointerDown({ clientX, clientY, button, pointerId }: PointerEvent) {
      if (button === 0) pointers.current.set(pointerId, { x: clientX, y: clientY })
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      const from = pointers.current.get(pointerId)
      if (!from) return
      const [right, down] = [clientX - from.x, clientY - from.y]
      const resting = [...pointers.current].find(([id]) => id !== pointerId)?.[1]
      if (!resting && !isDragging && Math.hypot(right, down) < minDrag) return
      if (!isDragging) currentTarget.setPointerCapture(pointerId)
      setDragging(true)
      pointers.current.set(pointerId, { x: clientX, y: clientY })
      const { left, top, width } = currentTarget.getBoundingClientRect()
      const unit = mapSize.width / width
      const toFrame = ({ x, y }: { x: number; y: number }) => ({ x: (x - left) * unit, y: (y - top) * unit })
      setView((current) =>
        resting
          ? pinchBy(current, toFrame(resting), toFrame(from), toFrame({ x: clientX, y: clientY }))
          : panBy(current, right * unit, down * unit),
      )
    },
    onPointerUp: liftPointer,
    onPointerCancel: liftPointer,
  }

  return { view, setView, zoom, handleKey, drag, isDragging, unit }
}
