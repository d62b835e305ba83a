import { type RefObject, useEffect, useRef } from 'react'
import { type Box, findCenter, type Point } from '../layout/boxes.ts'
import type { GraphEdge } from '../model/graph-elements.ts'
import type { Camera } from './camera.ts'
import { createDraggedNode } from './edges-view.tsx'

type Scene = {
  boxes: ReadonlyMap<string, Box>
  edges: readonly GraphEdge[]
  onDrop: (id: string, center: Point) => void
  onBackground: () => void
}

type GestureOptions = Scene & {
  frame: RefObject<HTMLElement | null>
  layer: RefObject<HTMLElement | null>
  camera: RefObject<Camera | undefined>
}

/** A press becomes a drag after this distance, in px. */
const dragThreshold = 4

/** The zoom factor of one px of the wheel. */
const wheelZoom = 0.0016

type Drag = {
  start: Point
  last: Point
  nodeId: string | undefined
  move?: (center: Point) => void
  center: Point
}

/** Pans, zooms and drags nodes by mouse, pen, touch and wheel. React renders nothing until a node is dropped. */
export function useGestures({ frame, layer, camera, ...scene }: GestureOptions): void {
  const current = useRef(scene)
  current.current = scene
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const controller = new AbortController()
    listen(element, { layer, camera, current, signal: controller.signal })
    return () => controller.abort()
  }, [])
}

type ListenOptions = {
  layer: RefObject<HTMLElement | null>
  camera: RefObject<Camera | undefined>
  current: RefObject<Scene>
  signal: AbortSignal
}

function listen(frame: HTMLElement, { layer, camera, current, signal }: ListenOptions) {
  const pointers = new Map<number, Point>()
  let drag: Drag | undefined
  let hasMoved = false

  const pointAt = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  function startDrag(event: PointerEvent) {
    const target = event.target as Element
    const nodeId = target.closest<HTMLElement>('[data-node]')?.dataset.node
    const box = nodeId === undefined ? undefined : current.current.boxes.get(nodeId)
    const start = pointAt(event)
    drag = { start, last: start, nodeId, center: box ? findCenter(box) : start }
    hasMoved = false
  }

  function moveDrag(event: PointerEvent) {
    const cam = camera.current
    if (!drag || !cam) return
    const at = pointAt(event)
    const way = { x: at.x - drag.start.x, y: at.y - drag.start.y }
    if (!hasMoved && Math.hypot(way.x, way.y) < dragThreshold) return
    if (!hasMoved) {
      hasMoved = true
      frame.setPointerCapture(event.pointerId)
      frame.dataset.dragging = ''
    }
    if (drag.nodeId === undefined) cam.pan(at.x - drag.last.x, at.y - drag.last.y)
    else moveNode(drag, way, cam)
    drag.last = at
  }

  function moveNode(dragged: Drag, way: Point, cam: Camera) {
    const { nodeId, center } = dragged
    if (nodeId === undefined || !layer.current) return
    const { boxes, edges } = current.current
    dragged.move ??= createDraggedNode({ layer: layer.current, id: nodeId, boxes, edges })
    const { zoom } = cam.read()
    dragged.move({ x: center.x + way.x / zoom, y: center.y + way.y / zoom })
  }

  function endDrag() {
    const ended = drag
    drag = undefined
    delete frame.dataset.dragging
    if (!ended || !camera.current) return
    const { zoom } = camera.current.read()
    const { nodeId, center, last, start } = ended
    if (nodeId !== undefined && hasMoved)
      current.current.onDrop(nodeId, {
        x: center.x + (last.x - start.x) / zoom,
        y: center.y + (last.y - start.y) / zoom,
      })
    if (nodeId === undefined && !hasMoved) current.current.onBackground()
  }

  /** Zooms by the change of the distance of two fingers, and pans by their middle. */
  function pinch(event: PointerEvent) {
    const before = [...pointers.values()]
    pointers.set(event.pointerId, pointAt(event))
    const [one, other] = [...pointers.values()]
    const [oldOne, oldOther] = before
    if (!one || !other || !oldOne || !oldOther || !camera.current) return
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    const oldMiddle = { x: (oldOne.x + oldOther.x) / 2, y: (oldOne.y + oldOther.y) / 2 }
    const oldDistance = Math.hypot(oldOne.x - oldOther.x, oldOne.y - oldOther.y) || 1
    camera.current.pan(middle.x - oldMiddle.x, middle.y - oldMiddle.y)
    camera.current.zoomAt(Math.hypot(one.x - other.x, one.y - other.y) / oldDistance, middle)
  }

  const isOwn = (event: PointerEvent) =>
    event.button === 0 && !(event.target as Element).closest('[data-control]')

  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (!isOwn(event)) return
      pointers.set(event.pointerId, pointAt(event))
      if (pointers.size === 1) startDrag(event)
      // A second finger ends the drag: the node goes back when React renders.
      else drag = undefined
      camera.current?.stop()
    },
    { signal },
  )
  frame.addEventListener(
    'pointermove',
    (event) => {
      if (!pointers.has(event.pointerId)) return
      if (pointers.size > 1) pinch(event)
      else moveDrag(event)
    },
    { signal },
  )
  const release = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    if (pointers.size === 0) endDrag()
  }
  frame.addEventListener('pointerup', release, { signal })
  frame.addEventListener('pointercancel', release, { signal })
  // The click after a drag selects nothing.
  frame.addEventListener('click', (event) => hasMoved && event.stopPropagation(), { signal, capture: true })
  frame.addEventListener(
    'wheel',
    (event) => {
      if ((event.target as Element).closest('[data-control]')) return
      event.preventDefault()
      if (event.shiftKey) camera.current?.pan(-event.deltaX - event.deltaY, 0)
      else
        camera.current?.zoomAt(Math.exp(-event.deltaY * wheelZoom * (event.ctrlKey ? 4 : 1)), pointAt(event))
    },
    { signal, passive: false },
  )
}
