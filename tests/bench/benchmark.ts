import type { Figure } from './measure/figure.ts'

export type BenchmarkName = 'codegen' | 'first-load' | 'navigation' | 'development' | 'large-data'

/** Measures a benchmark for a number of rounds, and logs its progress. */
export type RunBenchmark = (options: { rounds: number; log: (text: string) => void }) => Promise<Figure[]>
