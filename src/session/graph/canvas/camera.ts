import type { Box, Point } from '../layout/boxes.ts'

/** The part of the graph that the frame shows: `x` and `y` in px of the frame, `zoom` in px per px of the graph. */
export type View = Point & { zoom: number }

const zoomLimits = { min: 0.08, max: 2.5 }

/** The least zoom of each level of detail. Texts of a level are at least 11 px at its least zoom. */
const levels = [
  ['full', 0.92],
  ['medium', 0.62],
  ['small', 0.42],
  ['far', 0],
] as const

/** The least zoom at which a centred node is shown. */
const readableZoom = 0.92

/**
 * The least zooms of the first view: for the whole graph, and for its main nodes. From `near` on these get the zoom of
 * the whole graph, although some lie partly outside.
 */
const firstZoom = { whole: 0.62, near: 0.54, main: 0.42 }

const findLevel = (zoom: number) => levels.find(([, least]) => zoom >= least)?.[0] ?? 'far'

/** The space around the whole graph, in px of the frame. The zoom buttons are at the left. */
const margin = { controls: 60, edge: 20 }

/** The camera is at rest after this time without a change, in ms. */
const restMs = 140

/**
 * Pans and zooms the graph. It changes the style of one element, so that React renders nothing.
 *
 * @param frame The visible rectangle.
 * @param layer The element with all nodes and edges.
 */
export function createCamera(frame: HTMLElement, layer: HTMLElement, initial: View | undefined) {
  let view: View = initial ?? { x: 0, y: 0, zoom: 1 }
  /** Computes the fitted view again; `undefined` once the user chose another view. */
  let refit: (() => View) | undefined
  let size = { width: frame.clientWidth, height: frame.clientHeight }
  let timer = 0
  let glide = 0

  function show(next: View) {
    const isZoom = next.zoom !== view.zoom
    view = next
    layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`
    const level = findLevel(view.zoom)
    if (frame.dataset.level !== level) frame.dataset.level = level
    // While it only pans, the browser moves a finished picture. A zoom draws what is visible anew, which is faster
    // than to draw the whole graph in its full size.
    const hint = isZoom ? '' : 'transform'
    if (layer.style.willChange !== hint) layer.style.willChange = hint
    window.clearTimeout(timer)
    timer = window.setTimeout(() => {
      layer.style.willChange = ''
    }, restMs)
  }

  function stop() {
    window.cancelAnimationFrame(glide)
    glide = 0
  }

  /** The user chooses a view, which a change of the frame's size keeps. */
  function leaveFit() {
    stop()
    refit = undefined
  }

  /** Moves to a view in a short time; at once with reduced motion. */
  function glideTo(target: View, ms = 180) {
    leaveFit()
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show(target)
    const [from, start] = [view, performance.now()]
    const step = (time: number) => {
      const part = Math.min(1, Math.max(0, (time - start) / ms))
      const eased = 1 - (1 - part) ** 3
      const mix = (one: number, other: number) => one + (other - one) * eased
      show({ x: mix(from.x, target.x), y: mix(from.y, target.y), zoom: mix(from.zoom, target.zoom) })
      glide = part < 1 ? window.requestAnimationFrame(step) : 0
    }
    glide = window.requestAnimationFrame(step)
  }

  const clampZoom = (zoom: number) => Math.min(zoomLimits.max, Math.max(zoomLimits.min, zoom))

  function zoomedAt(factor: number, { x, y }: Point): View {
    const zoom = clampZoom(view.zoom * factor)
    const ratio = zoom / view.zoom
    return { x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio, zoom }
  }

  const middle = (): Point => ({ x: frame.clientWidth / 2, y: frame.clientHeight / 2 })

  function fitted({ x, y, width, height }: Box, minZoom = zoomLimits.min, maxZoom = 1): View {
    const [left, edge] = [margin.controls, margin.edge]
    const space = { width: frame.clientWidth - left - edge, height: frame.clientHeight - 2 * edge }
    const needed = Math.min(space.width / Math.max(1, width), space.height / Math.max(1, height))
    const zoom = Math.min(maxZoom, Math.max(minZoom, needed))
    const at = { x: left + space.width / 2, y: edge + space.height / 2 }
    return { x: at.x - (x + width / 2) * zoom, y: at.y - (y + height / 2) * zoom, zoom }
  }

  return {
    read: () => view,
    stop,
    show: (next: View) => {
      leaveFit()
      show(next)
    },
    pan(dx: number, dy: number) {
      leaveFit()
      show({ ...view, x: view.x + dx, y: view.y + dy })
    },
    glideBy: (dx: number, dy: number) => glideTo({ ...view, x: view.x + dx, y: view.y + dy }),
    zoomAt(factor: number, at: Point) {
      leaveFit()
      show(zoomedAt(factor, at))
    },
    zoomBy: (factor: number) => glideTo(zoomedAt(factor, middle())),
    fit(bounds: Box) {
      glideTo(fitted(bounds))
      refit = () => fitted(bounds)
    },
    /** Shows the whole graph, or its main nodes if the texts would be too small to read. */
    open(whole: Box, main: Box) {
      refit = () => {
        const view = fitted(whole)
        if (view.zoom >= firstZoom.whole) return view
        const isNearlyReadable = fitted(main).zoom > firstZoom.near
        return fitted(main, isNearlyReadable ? firstZoom.whole : firstZoom.main, firstZoom.whole)
      }
      show(refit())
    },
    /** Fits the graph again if the user moved nothing, or else keeps the middle of the view in the middle. */
    resize() {
      const [dx, dy] = [frame.clientWidth - size.width, frame.clientHeight - size.height]
      size = { width: frame.clientWidth, height: frame.clientHeight }
      if (dx === 0 && dy === 0) return
      stop()
      show(refit ? refit() : { ...view, x: view.x + dx / 2, y: view.y + dy / 2 })
    },
    /**
     * Brings a point of the graph to the middle, near enough to read its node.
     *
     * @param covered The height at the bottom of the frame that something covers, in px.
     */
    centre({ x, y }: Point, covered = 0) {
      const zoom = Math.max(view.zoom, readableZoom)
      const at = { x: frame.clientWidth / 2, y: (frame.clientHeight - covered) / 2 }
      glideTo({ x: at.x - x * zoom, y: at.y - y * zoom, zoom })
    },
    /** Moves as little as needed to show a box. */
    reveal({ x, y, width, height }: Box) {
      const [left, top] = [x * view.zoom + view.x, y * view.zoom + view.y]
      const dx = findShift(left, left + width * view.zoom, frame.clientWidth)
      const dy = findShift(top, top + height * view.zoom, frame.clientHeight)
      if (dx !== 0 || dy !== 0) glideTo({ ...view, x: view.x + dx, y: view.y + dy })
    },
    dispose() {
      stop()
      window.clearTimeout(timer)
    },
  }
}

export type Camera = ReturnType<typeof createCamera>

/** Returns the distance that moves a range into the range from 0 to `size`. */
function findShift(start: number, end: number, size: number): number {
  if (start < margin.edge) return margin.edge - start
  return end > size - margin.edge ? size - margin.edge - end : 0
}
