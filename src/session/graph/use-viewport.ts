import { useReactFlow } from '@xyflow/react'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/** The distance that a key or a button pans the view, in px. */
const step = 80

/** Pans and zooms the graph. `actionByKey` maps keys to actions. */
export function useViewport() {
  const { zoomIn, zoomOut, fitView, getViewport, setViewport } = useReactFlow()
  const duration = useMediaQuery('(prefers-reduced-motion: reduce)') ? 0 : 150
  const pan = (dx: number, dy: number) => () => {
    const { x, y, zoom } = getViewport()
    void setViewport({ x: x + dx * step, y: y + dy * step, zoom }, { duration })
  }
  const zoomInStep = () => void zoomIn({ duration })
  const zoomOutStep = () => void zoomOut({ duration })
  const fitGraph = () => void fitView({ duration, maxZoom: 1, padding: 0.08 })
  const moves = { left: pan(1, 0), right: pan(-1, 0), up: pan(0, 1), down: pan(0, -1) }
  const actionByKey: Partial<Record<string, () => void>> = {
    ArrowLeft: moves.left,
    ArrowRight: moves.right,
    ArrowUp: moves.up,
    ArrowDown: moves.down,
    '+': zoomInStep,
    '=': zoomInStep,
    '-': zoomOutStep,
    '0': fitGraph,
  }
  return { zoomInStep, zoomOutStep, fitGraph, moves, actionByKey }
}
