import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { type Box, findBounds, findCenter, type Point } from '../layout/boxes.ts'
import type { GraphEdge, GraphNode } from '../model/graph-elements.ts'
import { type Camera, createCamera, type View } from './camera.ts'
import { canvasCss, nodeCss } from './canvas-css.ts'
import { EdgeLabels, EdgesView } from './edges-view.tsx'
import { type NodeActions, NodeView, nodeButtonId } from './node-view.tsx'
import { useGestures } from './use-gestures.ts'

type GraphCanvasProps = {
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  boxes: ReadonlyMap<string, Box>
  label: string
  selectedId: string | undefined
  /** Nodes that a search found; `undefined` without a search. */
  matchIds: ReadonlySet<string> | undefined
  isRevealed: (id: string) => boolean
  pinned: ReadonlySet<string>
  pendingCounts: Readonly<Record<string, number>>
  /** The points from which nodes grow, if they came after the graph was opened. */
  growth: ReadonlyMap<string, Point>
  actions: NodeActions
  camera: RefObject<Camera | undefined>
  /** The view of the last visit. */
  initialView: View | undefined
  onLeave: (view: View) => void
  onDrop: (id: string, center: Point) => void
  onDeselect: () => void
  /** Controls above the graph. */
  children: ReactNode
}

/** The distance by which a key pans the view, in px. */
const panStep = 90

/** The nodes and edges of the graph. The user pans, zooms and moves nodes by pointer and keyboard. */
export function GraphCanvas(props: GraphCanvasProps) {
  const { nodes, edges, boxes, label, selectedId, matchIds, camera, onDrop, onDeselect, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  useCamera(props, frame, layer)
  useGestures({ frame, layer, camera, boxes, edges, onDrop, onBackground: onDeselect })
  const near = selectedId === undefined ? undefined : findNear(selectedId, edges)
  const tabStop = nodes.some(({ id }) => id === selectedId) ? selectedId : nodes[0]?.id

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const direction = readDirection(event.key)
    const cam = camera.current
    if (!cam || !(event.target as Element).closest('[data-layer]')) return
    if (direction && event.shiftKey) cam.glideBy(-direction.x * panStep, -direction.y * panStep)
    else if (direction) focusNext(direction)
    else if (event.key === '+' || event.key === '=') cam.zoomBy(1.3)
    else if (event.key === '-') cam.zoomBy(1 / 1.3)
    else if (event.key === '0') cam.fit(findBounds([...boxes.values()]))
    else return
    event.preventDefault()
  }

  function focusNext(direction: Point) {
    const centers = new Map([...boxes].map(([id, box]) => [id, findCenter(box)]))
    const next = findNextNode(centers, selectedId ?? tabStop ?? '', direction)
    const box = next === undefined ? undefined : boxes.get(next)
    if (next === undefined || !box) return
    // The browser would scroll the frame.
    document.getElementById(nodeButtonId(next))?.focus({ preventScroll: true })
    camera.current?.reveal(box)
  }

  return (
    <chakra.div
      ref={frame}
      role="application"
      aria-label={label}
      dir="ltr"
      css={[canvasCss, nodeCss]}
      onKeyDown={onKeyDown}
    >
      <div ref={layer} data-layer="">
        <EdgesView edges={edges} boxes={boxes} selectedId={selectedId} />
        {nodes.map((node) => {
          const box = boxes.get(node.id)
          const isDimmed = matchIds ? !matchIds.has(node.id) : near !== undefined && !near.has(node.id)
          return (
            box && (
              <NodeView
                key={node.id}
                node={node}
                box={box}
                actions={props.actions}
                isSelected={node.id === selectedId}
                isTabStop={node.id === tabStop}
                isRevealed={props.isRevealed(node.id)}
                isPinned={props.pinned.has(node.id)}
                isPending={(props.pendingCounts[node.id] ?? 0) > 0}
                isDimmed={isDimmed}
                isMatch={matchIds?.has(node.id) ?? false}
                growsFrom={props.growth.get(node.id)}
              />
            )
          )
        })}
        <EdgeLabels edges={edges} boxes={boxes} selectedId={selectedId} />
      </div>
      {children}
    </chakra.div>
  )
}

/** Creates the camera. It shows the view of the last visit, or as much of the graph as is readable. */
function useCamera(
  { nodes, boxes, camera, initialView, onLeave }: GraphCanvasProps,
  frame: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    if (!frame.current || !layer.current) return
    const created = createCamera(frame.current, layer.current, initialView)
    camera.current = created
    if (initialView) created.show(initialView)
    else {
      const subjects = nodes.flatMap(({ id, type }) => (type === 'subject' ? (boxes.get(id) ?? []) : []))
      created.open(findBounds([...boxes.values()]), findBounds(subjects))
    }
    const resizing = new ResizeObserver(() => created.resize())
    resizing.observe(frame.current)
    return () => {
      resizing.disconnect()
      onLeave(created.read())
      created.dispose()
      camera.current = undefined
    }
  }, [])
}

/** Returns a node and its neighbours. */
function findNear(id: string, edges: readonly GraphEdge[]): Set<string> {
  const near = new Set([id])
  for (const { from, to } of edges) {
    if (from === id) near.add(to)
    if (to === id) near.add(from)
  }
  return near
}

const directions: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** A node beside the direction counts as this much farther away. */
const sidePenalty = 2.2

export const readDirection = (key: string): Point | undefined => directions[key]

/** Returns the nearest node in a direction; `undefined` if there is none. */
export function findNextNode(
  centers: ReadonlyMap<string, Point>,
  from: string,
  direction: Point,
): string | undefined {
  const start = centers.get(from)
  if (!start) return centers.keys().next().value
  let best: { id: string; cost: number } | undefined
  for (const [id, point] of centers) {
    const [dx, dy] = [point.x - start.x, point.y - start.y]
    const along = dx * direction.x + dy * direction.y
    const side = Math.abs(dx * direction.y) + Math.abs(dy * direction.x)
    // A node far to the side belongs to another direction.
    if (id === from || along <= 1 || side > along * 2) continue
    const cost = along + side * sidePenalty
    if (!best || cost < best.cost) best = { id, cost }
  }
  return best?.id
}
