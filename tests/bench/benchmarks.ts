import type { BenchmarkName, RunBenchmark } from './benchmark.ts'

type Benchmark = { name: BenchmarkName; rounds: number; load: () => Promise<RunBenchmark> }

/** The benchmarks in running order, with their default number of rounds. */
export const benchmarks: Benchmark[] = [
  { name: 'codegen', rounds: 5, load: async () => (await import('./codegen/codegen.ts')).codegen },
  { name: 'first-load', rounds: 5, load: async () => (await import('./browser/first-load.ts')).firstLoad },
  { name: 'navigation', rounds: 5, load: async () => (await import('./browser/navigation.ts')).navigation },
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
  { name: 'gateway', rounds: 5, load: async () => (await import('./gateway/gateway.ts')).gateway },
]
