import type { Figure } from './figure.ts'

/** Measures one round of one target. */
export type MeasureTask = () => Promise<Figure[]>

/**
 * Runs the tasks in turn, round by round, so that other load on the machine affects all alike. Each round
 * starts with another task. `warmUp` runs each task once before, to fill caches.
 */
export async function interleave(
  tasks: readonly MeasureTask[],
  rounds: number,
  { warmUp = false } = {},
): Promise<Figure[]> {
  const figures: Figure[] = []
  if (warmUp) for (const task of tasks) await task()
  for (let round = 0; round < rounds; round += 1)
    for (const task of rotate(tasks, round)) figures.push(...(await task()))
  return figures
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length
  return [...items.slice(start), ...items.slice(0, start)]
}
