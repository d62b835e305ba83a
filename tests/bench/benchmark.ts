import type { Figure } from './measure/figure.ts'

export type BenchmarkName = 'codegen' | 'first-load' | 'navigation' | 'development' | 'large-data' | 'gateway'

/** Measures a benchmark for a number of rounds, and logs its progress. `lines` are those of the gateway's batch. */
export type RunBenchmark = (options: {
  rounds: number
  lines: number
  log: (text: string) => void
}) => Promise<Figure[]>
