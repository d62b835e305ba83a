import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force'
import type { Box } from './boxes.ts'
import { sharedLines } from './graph-texts.ts'
import type { SessionGraph } from './session-graph.ts'

const subjectSize = { width: 184, height: 76 }

/** The width of what names shared values, and the height of its lines, in px. */
const sharedSize = { width: 168, line: 18, padding: 14 }

/** How far apart things stand that an edge joins, in px: an edge of consultas has a label in between. */
const distance = { led: 290, shared: 190 }

type Body = SimulationNodeDatum & { id: string; width: number; height: number }

/**
 * Places all subjects and shared values, the same each time: things that are joined near each other, nothing upon
 * another.
 *
 * @param isTall Whether there is more room below than beside.
 */
export function arrange({ subjects, led, shared }: SessionGraph, isTall: boolean): Map<string, Box> {
  const bodies: Body[] = [
    ...subjects.map(({ id }) => ({ id, ...subjectSize })),
    ...shared.map((group) => ({
      id: group.id,
      width: sharedSize.width,
      height: sharedLines(group).length * sharedSize.line + sharedSize.padding,
    })),
  ]
  const links: (SimulationLinkDatum<Body> & { distance: number })[] = [
    ...led.map(({ from, to }) => ({ source: from, target: to, distance: distance.led })),
    ...shared.flatMap(({ id, subjects: ids }) =>
      ids.map((subject) => ({ source: subject, target: id, distance: distance.shared })),
    ),
  ]
  forceSimulation(bodies)
    .force(
      'link',
      forceLink<Body, (typeof links)[number]>(links)
        .id(({ id }) => id)
        .distance((link) => link.distance),
    )
    .force('charge', forceManyBody().strength(-900).distanceMax(900))
    .force(
      'apart',
      forceCollide<Body>(({ width, height }) => Math.hypot(width, height) / 2 + 8).iterations(3),
    )
    .force('x', forceX().strength(isTall ? 0.12 : 0.05))
    .force('y', forceY().strength(isTall ? 0.05 : 0.12))
    .stop()
    .tick(320)
  return new Map(
    bodies.map(({ id, x = 0, y = 0, width, height }) => [
      id,
      { x: x - width / 2, y: y - height / 2, width, height },
    ]),
  )
}
