import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { mapSize } from './geometry.ts'
import { type MapView, panBy, wholeMap, zoomBy } from './map-view.ts'

const step = { zoom: 1.5, wheel: 1.2, pan: 60 }

/** A pointer that moves less, in px, still clicks. */
const minDrag = 4

const panByKey: Partial<Record<string, [right: number, down: number]>> = {
  ArrowLeft: [step.pan, 0],
  ArrowRight: [-step.pan, 0],
  ArrowUp: [0, step.pan],
  ArrowDown: [0, -step.pan],
}

/**
 * Zooms and pans a drawing. The wheel zooms with Ctrl or while the map has the focus, so that the page still scrolls.
 * `unit` is the length of a CSS pixel in units of the frame.
 */
export function useMapView(svg: RefObject<SVGSVGElement | null>) {
  const [view, setView] = useState<MapView>(wholeMap)
  const [isDragging, setDragging] = useState(false)
  const [unit, setUnit] = useState(1)
  const start = useRef<{ x: number; y: number } | null>(null)

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
    // React's listener is passive, and cannot keep the page from scrolling.
    element.addEventListener('wheel', zoomByWheel, { passive: false })
    return () => element.removeEventListener('wheel', zoomByWheel)
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

  const drag = {
    onPointerDown({ clientX, clientY, button }: PointerEvent) {
      if (button === 0) start.current = { x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY, currentTarget, pointerId }: PointerEvent) {
      const from = start.current
      if (!from) return
      const [right, down] = [clientX - from.x, clientY - from.y]
      if (!isDragging && Math.hypot(right, down) < minDrag) return
      if (!isDragging) currentTarget.setPointerCapture(pointerId)
      setDragging(true)
      start.current = { x: clientX, y: clientY }
      const unit = mapSize.width / currentTarget.getBoundingClientRect().width
      setView((current) => panBy(current, right * unit, down * unit))
    },
    onPointerUp() {
      start.current = null
      setDragging(false)
    },
    onPointerCancel() {
      start.current = null
      setDragging(false)
    },
  }

  return { view, setView, zoom, handleKey, drag, isDragging, unit }
}
