import { expect, it } from 'vitest'
import { arrangeGraph } from '@/session/graph/arrange-graph.ts'
import type { Box } from '@/session/graph/boxes.ts'
import { buildSessionGraph } from '@/session/graph/session-graph.ts'
import { createEntry } from './create-entry.ts'

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

/** Creates a graph of `count` subjects in which every second one was led to by the one before. */
const createGraph = (count: number) =>
  buildSessionGraph(
    Array.from({ length: count }, (_, index) =>
      createEntry(`${index}`, index, {
        subjectId: `s${index}`,
        ...(index % 2 === 1 ? { origin: { id: `${index - 1}`, label: 'CPF' } } : {}),
      }),
    ),
    new Map(),
  )

it.each([1, 3, 50])('places %i subjects without overlap', (count) => {
  for (const aspect of [0.65, 1.95]) {
    const boxes = [...arrangeGraph(createGraph(count), aspect).values()]
    expect(boxes).toHaveLength(count)
    const touching = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => !isApart(one, other)),
    )
    expect(touching).toEqual([])
  }
})
