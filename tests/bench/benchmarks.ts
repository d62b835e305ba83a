import type { BenchmarkName, RunBenchmark } from './benchmark.ts'

type Benchmark = { name: BenchmarkName; rounds: number; load: () => Promise<RunBenchmark> }

/** The parts in the order in which they run, and how many rounds each takes unless told. */
export const benchmarks: Benchmark[] = [
  { name: 'codegen', rounds: 7, load: async () => (await import('./codegen/codegen.ts')).codegen },
  { name: 'first-load', rounds: 7, load: async () => (await import('./browser/first-load.ts')).firstLoad },
  { name: 'navigation', rounds: 3, load: async () => (await import('./browser/navigation.ts')).navigation },
  {
    name: 'development',
    rounds: 5,
    load: async () => (await import('./development/development.ts')).development,
  },
  {
    name: 'large-data',
    rounds: 5,
    load: async () => (await import('./browser/large-data-benchmark.ts')).largeData,
  },
]
