import type { Figure } from './measure/figure.ts'

export type BenchmarkName = 'codegen' | 'first-load' | 'navigation' | 'development' | 'large-data'

/** Measures a part: so many rounds, with a line to the terminal now and then. */
export type RunBenchmark = (options: { rounds: number; log: (text: string) => void }) => Promise<Figure[]>
