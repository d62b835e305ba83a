import type { DrawnCapital } from './geometry.ts'

/** Capitals too near to tell apart, at their mean position. */
export type Cluster = { members: readonly DrawnCapital[]; x: number; y: number }

/** In px. */
const minDistance = 26

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const createCluster = (members: readonly DrawnCapital[]): Cluster => ({
  members,
  x: mean(members.map(({ x }) => x)),
  y: mean(members.map(({ y }) => y)),
})

/** Groups markers that would overlap at a scale in px per unit of the drawing. At a larger scale there are more groups. */
export function clusterCapitals(capitals: readonly DrawnCapital[], scale: number): Cluster[] {
  const clusters: Cluster[] = []
  for (const drawn of capitals) {
    const near = clusters.findIndex(({ x, y }) => Math.hypot(x - drawn.x, y - drawn.y) * scale < minDistance)
    const found = clusters[near]
    if (found) clusters[near] = createCluster([...found.members, drawn])
    else clusters.push(createCluster([drawn]))
  }
  return clusters
}

const largest = 11_452_000

/** The radius of a marker whose area follows the population, in px. */
export const computeRadius = (population: number) => 3.5 + 9 * Math.sqrt(population / largest)
